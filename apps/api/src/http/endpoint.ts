import type { Answer } from '@voxdeck/contracts/client'
import type { Operation } from '@voxdeck/contracts/operation'
import type { Actor } from '@voxdeck/db/audit/audit'
import type { SessionUser } from '@voxdeck/db/users/sessions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { HttpProblem } from './http-problem.ts'
import { limitUserRequests } from './limit-user-requests.ts'
import { parseInput } from './parse-input.ts'

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined

export type HandlerInput<T extends Operation> = {
  params: Parsed<T['params']>
  query: Parsed<T['query']>
  body: Parsed<T['body']>
  user: T['access'] extends 'session' ? SessionUser : SessionUser | null
  /** Who acts, for the audit. */
  actor: Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** Handlers return JSON responses, and send others through `reply`. */
type HandlerOutput<T extends Operation> = T['success']['body'] extends z.ZodType
  ? Answer<T>
  : FastifyReply | undefined

export type Endpoint = {
  operation: Operation
  handle: (input: HandlerInput<Operation>) => Promise<unknown>
}

export const endpoint = <const T extends Operation>(
  operation: T,
  handle: (input: HandlerInput<T>) => Promise<HandlerOutput<T>>,
): Endpoint => ({ operation, handle: handle as unknown as Endpoint['handle'] })

export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Large enough for the scripts of all slides, or for recordings as data URLs. */
const mostBodyBytes = 8 * 1024 * 1024

/** Invalid path parameters get 404, like ids that do not exist. */
const parseParams = (schema: z.ZodObject | undefined, params: unknown) => {
  const parsed = schema?.safeParse(params)
  if (parsed && !parsed.success) throw new HttpProblem('not_found')
  return parsed?.data
}

/**
 * Concurrent requests per user. Changes: fewer than there are database connections, because changes of one
 * project wait for its lock. Uploads: a queue of their own, so that saving text does not wait for them.
 * Reads: more than a browser opens. Event streams stay open and are not counted.
 */
export const createUserLimits = () => {
  const [reads, files, changes] = [limitUserRequests(32), limitUserRequests(4), limitUserRequests(4)]
  return ({ method, form, success }: Operation) => {
    if (success.body === 'events') return async () => undefined
    if (method === 'GET') return reads
    return form ? files : changes
  }
}

export const mount = (
  app: FastifyInstance,
  { operation, handle }: Endpoint,
  limitFor = createUserLimits(),
): void => {
  const { success, hasErrorField } = operation
  const takeTurn = limitFor(operation)
  app.route({
    method: operation.method,
    url: routePath(operation.path),
    // An event stream never ends, so a HEAD request would hang.
    exposeHeadRoute: success.body !== 'events',
    ...(operation.body ? { bodyLimit: mostBodyBytes } : {}),
    ...(hasErrorField ? { config: { hasErrorField } } : {}),
    // Before the body is read: parsing megabytes of JSON blocks all requests for seconds.
    onRequest: async (request, reply) => {
      if (operation.access === 'public') return
      if (!request.user) throw new HttpProblem('unauthorized')
      await takeTurn(request.user.id, reply)
    },
    handler: async (request, reply) => {
      const answer = await handle({
        params: parseParams(operation.params, request.params),
        query: operation.query && parseInput(operation.query, request.query),
        body: operation.body && parseInput(operation.body, request.body ?? undefined),
        user: request.user as SessionUser,
        actor: { userId: request.user?.id ?? null, address: request.ip },
        request,
        reply,
      } as HandlerInput<Operation>)
      if (reply.sent || reply.raw.headersSent) return reply
      if (success.body === 'empty') return reply.status(success.status).send()
      if (!(success.body instanceof z.ZodType)) return answer
      // Responses are parsed too, which removes fields that the contract does not name.
      return reply.status(success.status).header('cache-control', 'no-store').send(success.body.parse(answer))
    },
  })
}
