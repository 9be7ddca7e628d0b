import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import type { Config } from './config.ts'
import type { Dependencies } from './dependencies.ts'
import { createEndpoints } from './endpoints.ts'
import { mount, personalTurns } from './http/endpoint.ts'
import { guardOrigin } from './http/guard-origin.ts'
import { sendProblem } from './http/http-problem.ts'
import { loggedRequest } from './http/logged-request.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveWeb } from './http/serve-web.ts'
import { recogniseUser } from './http/session.ts'
import { createOpenApi } from './openapi.ts'

export type AppOptions = Pick<Config, 'LOG_LEVEL' | 'WEB_DIST' | 'TRUST_PROXY' | 'RATE_LIMIT_PER_MINUTE'>

export type AppHooks = { onRoute?: (route: RouteOptions) => void; logTo?: Writable }

/** The API as a value: tests call it through `inject`, main listens with it. */
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
    // For addresses that take no body; who sends one there may be anybody. Contracts that have one take more.
    bodyLimit: 16 * 1024,
    // Long enough for 50 MB over a poor line; without it a body that never ends holds its connection for ever.
    requestTimeout: 10 * 60_000,
    forceCloseConnections: true,
    // An address that cannot be read meets no hook: its answer is a row of the error table all the same.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-content-type-options', 'nosniff')
      void sendProblem(error, request, reply)
    },
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setErrorHandler(sendProblem)
  await securityHeaders(app, dependencies)
  await app.register(cookie)
  // Not by route but first of all: who asks too often costs no look into the database, for pages that are not there too.
  await app.register(rateLimit, {
    global: false,
    max: options.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    // Scripts and pictures of the pages are kept by browsers; a class behind one address may load them all at once.
    allowList: ({ routeOptions }) => routeOptions.url?.startsWith('/assets/') ?? false,
  })
  app.addHook('onRequest', app.rateLimit())
  await app.register(multipart)
  guardOrigin(app, dependencies)
  recogniseUser(app, dependencies)

  const endpoints = createEndpoints(dependencies)
  const turnFor = personalTurns()
  for (const endpoint of endpoints) mount(app, endpoint, turnFor)
  const openApi = createOpenApi(endpoints.map(({ operation }) => operation))
  app.get('/api/openapi.json', async () => openApi)
  await serveWeb(app, { ...dependencies, dist: options.WEB_DIST })
  return app
}
