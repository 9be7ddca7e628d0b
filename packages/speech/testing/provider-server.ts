import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

export type Question = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }
export type Answer = { status?: number; headers?: Record<string, string>; body: string | Uint8Array }
/** A fault of the network or the provider; it handles the response itself. */
export type Trouble = (response: ServerResponse) => void

export type ProviderServer = {
  url: string
  asked: Question[]
  /** Requests whose client disconnected before the answer. */
  left: () => number
  /** Sets the fault from now on; undefined clears it. */
  be: (trouble: Trouble | Answer | undefined) => void
  close: () => Promise<void>
}

/** The shortest latency of a nearby provider. */
const latencyMs = 40

const send = (response: ServerResponse, { status = 200, headers = {}, body }: Answer) => {
  const usual = status === 200 ? {} : { 'content-type': 'application/json' }
  response.writeHead(status, { ...usual, ...headers }).end(body)
}

/** A provider's server on this machine: it answers as `protocol` says, until a fault is set. */
export const startProvider = async (protocol: (question: Question) => Answer): Promise<ProviderServer> => {
  const asked: Question[] = []
  let left = 0
  let trouble: Trouble | Answer | undefined
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) left += 1
    })
    const question = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse((await text(request).catch(() => '')) || '{}') as Record<string, unknown>,
    }
    asked.push(question)
    if (typeof trouble === 'function') return trouble(response)
    await setTimeout(latencyMs)
    send(response, trouble ?? protocol(question))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    left: () => left,
    be: (next) => {
      trouble = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
