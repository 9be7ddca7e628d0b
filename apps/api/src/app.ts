import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { importClip } from '@voxdeck/contracts/clips/import-clip'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import type { Config } from './config.ts'
import type { Dependencies } from './dependencies/dependencies.ts'
import { createEndpoints } from './endpoints.ts'
import { serveWeb } from './features/pages/serve-web.ts'
import { serveUploads } from './features/uploads/serve-uploads.ts'
import { drainOnClose } from './http/drain-on-close.ts'
import { createUserLimits, mount } from './http/endpoint.ts'
import { sendProblem } from './http/http-problem.ts'
import { loggedRequest } from './http/logged-request.ts'
import { rejectForeignOrigins } from './http/reject-foreign-origins.ts'
import { securityHeaders } from './http/security-headers.ts'
import { setRequestUser } from './http/session.ts'
import { createOpenApi } from './openapi.ts'

export type AppOptions = Pick<
  Config,
  'LOG_LEVEL' | 'WEB_DIST' | 'TRUST_PROXY' | 'RATE_LIMIT_PER_MINUTE' | 'DRAIN_SECONDS'
>

export type AppHooks = { onRoute?: (route: RouteOptions) => void; logTo?: Writable }

/** Creates the API without listening: tests call it through `inject`, main.ts listens. */
export const createApp = async (
  dependencies: Dependencies,
  options: AppOptions,
  { onRoute, logTo }: AppHooks = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    trustProxy: options.TRUST_PROXY,
    logger: {
      level: options.LOG_LEVEL,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { req: loggedRequest },
      ...(logTo ? { stream: logTo } : {}),
    },
    genReqId: () => crypto.randomUUID(),
    // Limit for routes without a body, which anybody may call. Contracts with a body set a higher one.
    bodyLimit: 16 * 1024,
    // Long enough for 50 MB over a slow line. Without it, a body that never ends holds its connection
    // forever.
    requestTimeout: 10 * 60_000,
    // Requests and uploads that run when the app closes are answered: see drain-on-close.ts.
    forceCloseConnections: 'idle',
    // A malformed URL reaches no hook and no error handler, so send the row of the error table from here.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-content-type-options', 'nosniff')
      void sendProblem(error, request, reply)
    },
  })
  dependencies.delivery.logTo(app.log)
  drainOnClose(app, dependencies, options.DRAIN_SECONDS)
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setErrorHandler(sendProblem)
  await securityHeaders(app, dependencies)
  await app.register(cookie)
  // A hook before all others instead of one per route: a limited request costs no database query, and
  // requests for unknown paths are limited too.
  await app.register(rateLimit, {
    global: false,
    max: options.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    // Browsers cache the assets of the pages, and a class behind one IP address may load them all at once.
    allowList: ({ routeOptions }) => routeOptions.url?.startsWith('/assets/') ?? false,
  })
  app.addHook('onRequest', app.rateLimit())
  await app.register(multipart)
  rejectForeignOrigins(app, dependencies)
  setRequestUser(app, dependencies)

  const endpoints = createEndpoints(dependencies)
  const limitFor = createUserLimits()
  for (const endpoint of endpoints) mount(app, endpoint, limitFor)
  serveUploads(app, dependencies, limitFor(importClip))
  const openApi = createOpenApi(endpoints.map(({ operation }) => operation))
  app.get('/api/openapi.json', async () => openApi)
  await serveWeb(app, { ...dependencies, dist: options.WEB_DIST })
  return app
}
