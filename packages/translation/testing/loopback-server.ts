import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export type Received = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  isAborted: boolean
}

export type Reply = { status: number; headers?: Record<string, string>; body: string | Buffer }

/** What happens instead of the right reply: another one, none at all ('hang'), or the right one changed. */
export type InjectedReply = Reply | 'hang' | ((reply: Reply) => Reply)

export type LoopbackServer = {
  url: string
  received: Received[]
  /** Chooses the mishap of a request; undefined means the right reply. */
  mishap: (request: Received) => InjectedReply | undefined
  close: () => Promise<void>
}

export const jsonReply = (value: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

/** A server on loopback that replies as told, and records the requests and whether their client aborted them. */
export const startLoopbackServer = async (
  answer: (request: Received) => Reply | Promise<Reply>,
  port = 0,
): Promise<LoopbackServer> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const received: Received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      isAborted: false,
    }
    loopback.received.push(received)
    response.once('close', () => {
      received.isAborted = !response.writableFinished
    })
    const mishap = loopback.mishap(received)
    if (mishap === 'hang') return
    const reply =
      typeof mishap === 'object' ? mishap : (mishap ?? ((same: Reply) => same))(await answer(received))
    response.writeHead(reply.status, reply.headers).end(reply.body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server without a port')
  const loopback: LoopbackServer = {
    url: `http://127.0.0.1:${address.port}`,
    received: [],
    mishap: () => undefined,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return loopback
}
