import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

export const loopback = '127.0.0.1'

// Below those that Linux and macOS give to outgoing connections: one of these could have a port by the time we listen.
const firstPort = 20_000
const lastPort = 29_999

const listenOnce = async (port: number): Promise<void> => {
  const server = createServer().listen(port, loopback)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Held for as long as this process lives, by the UDP port of the same number: servers of ours listen on TCP. */
const reserve = async (port: number): Promise<void> => {
  const socket = createSocket('udp4')
  try {
    socket.bind({ port, address: loopback, exclusive: true })
    await once(socket, 'listening')
    await listenOnce(port)
    socket.unref()
  } catch (error) {
    socket.close()
    throw error
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** A port that nobody listens on, and that nobody else is given while this process lives. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(firstPort, lastPort + 1)
  try {
    await reserve(port)
    return port
  } catch (error) {
    if (!isTaken(error)) throw error
    return freePort()
  }
}

/** A port of our own choice, or a sentence about who must have it. */
export const fixedPort = async (port: number): Promise<number> => {
  try {
    await listenOnce(port)
    return port
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new Error(`Port ${port} is taken: is another pnpm dev running? Stop it first.`)
  }
}
