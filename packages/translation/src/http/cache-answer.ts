/** Caches the answer of a function for a while, ten minutes by default; a failure is not cached. */
export const cacheAnswer = <T>(
  ask: (signal?: AbortSignal) => Promise<T>,
  { forMs = 600_000, now = Date.now } = {},
): ((signal?: AbortSignal) => Promise<T>) => {
  let kept: { value: T; until: number } | undefined
  return async (signal) => {
    if (!kept || now() >= kept.until) kept = { value: await ask(signal), until: now() + forMs }
    return kept.value
  }
}
