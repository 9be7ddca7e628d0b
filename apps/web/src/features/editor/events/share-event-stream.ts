import { openEventStream } from './open-event-stream.ts'
import type { ProjectEvent } from './project-event.ts'

type Stream = { name: string; address: string; onEvent: (event: ProjectEvent) => void }

/**
 * One connection for all tabs of a browser: whoever holds the lock listens and tells the others. HTTP/1.1
 * allows six connections to a server, so a stream in every tab would in the end leave none for requests.
 */
export const shareEventStream = ({ name, address, onEvent }: Stream): (() => void) => {
  const left = new AbortController()
  const channel = new BroadcastChannel(name)
  // Only pages of this product on this origin can speak here, and they speak in ProjectEvents.
  channel.onmessage = ({ data }: MessageEvent<ProjectEvent>) => onEvent(data)

  const listenUntilLeft = () =>
    new Promise<void>((resolve) => {
      // The lock can be granted in the very moment of leaving.
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

  // Locks exist only on secure origins; elsewhere each tab listens for itself.
  const listening = navigator.locks
    ? navigator.locks.request(name, { signal: left.signal }, listenUntilLeft)
    : listenUntilLeft()
  // Leaving before it was our turn ends the request with an AbortError.
  listening.catch(() => undefined)

  return () => {
    left.abort()
    channel.close()
  }
}
