import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

export const loopback = '127.0.0.1'

// Below the ephemeral ranges of Linux and macOS, so that no outgoing connection takes a port before we listen on it.
const firstPort = 20_000
const lastPort = 29_999

const listenOnce = async (port: number): Promise<void> => {
  const server = createServer().listen(port, loopback)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Holds the UDP port of the same number while this process lives; our servers listen on TCP, so they can start. */
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

/** A port without a listener, which `freePort` returns to no other caller while this process lives. */
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

/** Returns the port if it is free; otherwise throws with a hint about what occupies it. */
export const fixedPort = async (port: number): Promise<number> => {
  try {
    await listenOnce(port)
    return port
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new Error(`Port ${port} is taken: is another pnpm dev running? Stop it first.`)
  }
}
