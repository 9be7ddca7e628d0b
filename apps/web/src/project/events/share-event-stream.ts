import { openEventStream } from './open-event-stream.ts'
import type { ProjectEvent } from './project-event.ts'

type Stream = { name: string; address: string; onEvent: (event: ProjectEvent) => void }

/**
 * One connection for all tabs of a browser: the tab that holds the Web Lock listens and forwards events over
 * a BroadcastChannel. HTTP/1.1 allows six connections to a server, so one stream per tab would leave none for
 * requests.
 */
export const shareEventStream = ({ name, address, onEvent }: Stream): (() => void) => {
  const left = new AbortController()
  const channel = new BroadcastChannel(name)
  // Only our own pages on this origin can post here, and they post ProjectEvents.
  channel.onmessage = ({ data }: MessageEvent<ProjectEvent>) => onEvent(data)

  const listenUntilLeft = () =>
    new Promise<void>((resolve) => {
      // The lock can be granted at the moment of the abort.
      if (left.signal.aborted) return resolve()
      const close = openEventStream(address, (event) => {
        channel.postMessage(event)
        onEvent(event)
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
