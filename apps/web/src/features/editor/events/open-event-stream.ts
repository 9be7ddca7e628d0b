import { type ProjectEvent, parseProjectEvent } from './project-event.ts'

const firstDelay = 1000
const longestDelay = 30_000

/** Doubles, with a fifth of chance, so that the tabs of many people do not come back all at once. */
export const reconnectDelay = (attempt: number, chance: number): number =>
  Math.min(longestDelay, firstDelay * 2 ** attempt) * (0.9 + chance * 0.2)

/** Keeps an EventSource open until it is closed by the caller. */
export const openEventStream = (address: string, onEvent: (event: ProjectEvent) => void): (() => void) => {
  let source: EventSource
  let attempt = 0
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    source = new EventSource(address)
    // The server begins every stream with the state as it stands, so nothing is missed between two of them.
    source.onopen = () => {
      attempt = 0
      isRefused = false
    }
    source.onerror = () => {
      // Refused outright (signed out, project gone): loading the project says which.
      if (source.readyState === EventSource.CLOSED && !isRefused) {
        isRefused = true
        onEvent({ name: 'gap' })
      }
      source.close()
      timer = setTimeout(connect, reconnectDelay(attempt, Math.random()))
      attempt += 1
    }
    for (const name of ['project', 'video', 'language'] as const)
      source.addEventListener(name, ({ data }) => {
        const event = parseProjectEvent(name, String(data))
        if (event) onEvent(event)
      })
  }

  connect()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
