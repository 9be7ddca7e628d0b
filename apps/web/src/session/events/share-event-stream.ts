import { type EventStream, type Gap, openEventStream } from './open-event-stream.ts'

export type SharedStream<E> = EventStream<E> & {
  /** Of the lock and of the channel. */
  name: string
  /** What a tab is told that joins while another one listens; without it, only what happens next. */
  stateNow?: () => E
}

/** A tab that joins. */
type Hello = { name: 'hello' }

/**
 * One connection for all tabs of a browser: the tab that holds the Web Lock listens and forwards events over
 * a BroadcastChannel. HTTP/1.1 allows six connections to a server, so one stream per tab would leave none for
 * requests.
 */
export const shareEventStream = <E extends { name: string }>({
  name,
  onEvent,
  stateNow,
  ...stream
}: SharedStream<E>): (() => void) => {
  const left = new AbortController()
  const channel = new BroadcastChannel(name)
  // Only our own pages on this origin can post here, and they post events that were parsed.
  let isListening = false
  channel.onmessage = ({ data }: MessageEvent<E | Gap | Hello>) => {
    if (data.name !== 'hello') return onEvent(data as E | Gap)
    if (isListening && stateNow) channel.postMessage(stateNow())
  }
  if (stateNow) channel.postMessage({ name: 'hello' } satisfies Hello)

  const listenUntilLeft = () =>
    new Promise<void>((resolve) => {
      // The lock can be granted at the moment of the abort.
      if (left.signal.aborted) return resolve()
      isListening = true
      const close = openEventStream({
        ...stream,
        onEvent: (event) => {
          channel.postMessage(event)
          onEvent(event)
        },
      })
      left.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })

  // Web Locks exist only on secure origins; elsewhere each tab opens its own stream.
  const listening = navigator.locks
    ? navigator.locks.request(name, { signal: left.signal }, listenUntilLeft)
    : listenUntilLeft()
  // Aborting while the lock request is queued rejects it with an AbortError.
  listening.catch(() => undefined)

  return () => {
    left.abort()
    channel.close()
  }
}
