import { once } from 'node:events'

/** Megabytes that the JavaScript of a process keeps, after a garbage collection, asked through its inspector's port. */
export const collectedHeap = async (port: number): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/json`)
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  const call = async (id: number, method: string) => {
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      const [message] = (await once(socket, 'message')) as [MessageEvent<string>]
      const answer = JSON.parse(message.data) as { id?: number; result?: { usedSize: number } }
      if (answer.id === id) return answer.result?.usedSize ?? 0
    }
  }
  await call(1, 'HeapProfiler.collectGarbage')
  const bytes = await call(2, 'Runtime.getHeapUsage')
  socket.close()
  return bytes / 1024 / 1024
}
