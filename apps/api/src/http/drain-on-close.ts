import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies/dependencies.ts'

/**
 * When the app closes, event streams end, and browsers open them again on the next process; running requests and
 * uploads may end within `seconds`, and are cut off then.
 */
export const drainOnClose = (
  app: FastifyInstance,
  { events }: Pick<Dependencies, 'events'>,
  seconds: number,
): void => {
  const timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    timers.push(
      setTimeout(() => app.server.closeAllConnections(), seconds * 1000),
      // A connection whose request has been answered meanwhile is idle, and kept open by the browser.
      setInterval(() => app.server.closeIdleConnections(), 100),
    )
    events.endStreams()
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
  })
}
