import type { FastifyInstance } from 'fastify'
import { HttpProblem } from './http-problem.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** CSRF protection: another site's page can make a browser send our cookie, but not our Origin. */
export const rejectForeignOrigins = (app: FastifyInstance, { publicUrl }: { publicUrl: URL }): void => {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method)) return
    const { origin, 'sec-fetch-site': site } = request.headers
    if (origin !== publicUrl.origin) throw new HttpProblem('origin_mismatch')
    if (site !== undefined && site !== 'same-origin') throw new HttpProblem('origin_mismatch')
  })
}
