import { once } from 'node:events'
import { createServer } from 'node:net'

export const loopback = '127.0.0.1'

/** A port that nobody listens on at this moment. */
export const freePort = async (port = 0): Promise<number> => {
  const server = createServer().listen(port, loopback)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')
  return address.port
}

/** A port of our own choice, or a sentence about who must have it. */
export const fixedPort = async (port: number): Promise<number> =>
  freePort(port).catch(() => {
    throw new Error(`Port ${port} is taken: is another pnpm dev running? Stop it first.`)
  })
