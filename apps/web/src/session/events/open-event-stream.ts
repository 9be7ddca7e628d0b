const firstDelay = 1000
const longestDelay = 30_000

/** The connection was interrupted or refused: what is known may be stale. */
export type Gap = { name: 'gap' }

/** `E`: the events that the page reads; tabs pass them on unchanged over a BroadcastChannel. */
export type EventStream<E> = {
  address: string
  names: readonly string[]
  /** Null for an event that this page cannot parse: a newer server may send more, which is ignored. */
  parse: (name: string, text: string) => E | null
  onEvent: (event: E | Gap) => void
}

/** Exponential backoff with a jitter of ±10 %, so that the tabs of many people do not reconnect at once. */
export const reconnectDelay = (attempt: number, chance: number): number =>
  Math.min(longestDelay, firstDelay * 2 ** attempt) * (0.9 + chance * 0.2)

/** Opens an EventSource and reconnects it until the returned function is called. */
export const openEventStream = <E>({ address, names, parse, onEvent }: EventStream<E>): (() => void) => {
  let source: EventSource
  let attempt = 0
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    source = new EventSource(address)
    // The server starts every stream with the current state, so nothing is missed between two connections.
    source.onopen = () => {
      attempt = 0
      isRefused = false
    }
    source.onerror = () => {
      // The request was rejected (signed out, project deleted): report a gap once; reloading the project
      // shows which.
      if (source.readyState === EventSource.CLOSED && !isRefused) {
        isRefused = true
        onEvent({ name: 'gap' })
      }
      source.close()
      timer = setTimeout(connect, reconnectDelay(attempt, Math.random()))
      attempt += 1
    }
    for (const name of names)
      source.addEventListener(name, ({ data }) => {
        const event = parse(name, String(data))
        if (event) onEvent(event)
      })
  }

  connect()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
