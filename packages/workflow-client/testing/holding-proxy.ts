import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy before a server. Requests always pass; responses wait between `hold` and `release`. */
export const startHoldingProxy = async (target: string) => {
  const { hostname, port } = new URL(`tcp://${target}`)
  const pairs = new Map<Socket, Socket>()
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    pairs.set(server, client)
    const end = () => {
      pairs.delete(server)
      server.destroy()
      client.destroy()
    }
    for (const socket of [server, client]) socket.on('error', end).on('close', end)
    client.pipe(server)
    server.pipe(client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    address: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    hold: () => {
      for (const [server, client] of pairs) server.unpipe(client)
    },
    release: () => {
      for (const [server, client] of pairs) server.pipe(client)
    },
    close: async () => {
      for (const [server, client] of pairs) {
        server.destroy()
        client.destroy()
      }
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

export type HoldingProxy = Awaited<ReturnType<typeof startHoldingProxy>>
