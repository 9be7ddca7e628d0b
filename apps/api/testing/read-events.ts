export type ReceivedEvent = { name: string; data: unknown }

/** Opens an event stream and parses it as a browser does. */
export const openEvents = async (address: string, headers: Record<string, string>) => {
  const aborter = new AbortController()
  const response = await fetch(address, { headers, signal: aborter.signal })
  const blocks = readBlocks(response)

  const next = async (): Promise<ReceivedEvent | null> => {
    for (;;) {
      const { value, done } = await blocks.next()
      if (done) return null
      const name = /^event: (.*)$/m.exec(value)?.[1]
      const data = /^data: (.*)$/m.exec(value)?.[1]
      if (name && data) return { name, data: JSON.parse(data) }
    }
  }
  return {
    response,
    /** The next event, or null when the server ended the stream. */
    next,
    /** The next event that matches; events before it are skipped. */
    until: async (wanted: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent> => {
      for (let event = await next(); event; event = await next()) if (wanted(event)) return event
      throw new Error('the stream ended before')
    },
    /** Waits for the next heartbeat; events before it are skipped. */
    pulse: async (): Promise<void> => {
      for (;;) {
        const { value, done } = await blocks.next()
        if (done) throw new Error('the stream ended before')
        if (value.startsWith(':')) return
      }
    },
    close: () => aborter.abort(),
  }
}

async function* readBlocks(response: Response): AsyncGenerator<string, void> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (text + chunk).split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks
  }
}
