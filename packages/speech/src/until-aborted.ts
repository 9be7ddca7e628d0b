/** The work's result, or a rejection as soon as the signal aborts; the work runs on and its result is ignored. */
export const untilAborted = async <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return work
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return Promise.race([aborted, work]).finally(() => signal.removeEventListener('abort', abort))
}
