import type { Answer } from '@voxdeck/contracts/client'
import type { Operation } from '@voxdeck/contracts/operation'
import type { SessionUser } from '@voxdeck/db/users/sessions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { HttpProblem } from './http-problem.ts'
import { parseInput } from './parse-input.ts'
import { takeTurns } from './take-turns.ts'

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined

export type HandlerInput<T extends Operation> = {
  params: Parsed<T['params']>
  query: Parsed<T['query']>
  body: Parsed<T['body']>
  user: T['access'] extends 'session' ? SessionUser : SessionUser | null
  request: FastifyRequest
  reply: FastifyReply
}

/** JSON answers are returned; raw ones are sent through the reply. */
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

/** Room for a script of every slide, or for recordings as data URLs. */
const mostBodyBytes = 8 * 1024 * 1024

/** An address that could not name anything answers like one that names nothing. */
const parseParams = (schema: z.ZodObject | undefined, params: unknown) => {
  const parsed = schema?.safeParse(params)
  if (parsed && !parsed.success) throw new HttpProblem('not_found')
  return parsed?.data
}

/**
 * What one person may ask at a time: fewer changes than there are connections to the database, since those to one project
 * wait for each other; files in a line of their own, so that no text waits for them to be saved; more reads than a browser
 * begins. Event streams stay open and take no turn.
 */
export const personalTurns = () => {
  const [reads, files, changes] = [takeTurns(32), takeTurns(4), takeTurns(4)]
  return ({ method, form, success }: Operation) => {
    if (success.body === 'events') return async () => undefined
    if (method === 'GET') return reads
    return form ? files : changes
  }
}

export const mount = (
  app: FastifyInstance,
  { operation, handle }: Endpoint,
  turnFor = personalTurns(),
): void => {
  const { success } = operation
  const takeTurn = turnFor(operation)
  app.route({
    method: operation.method,
    url: routePath(operation.path),
    // A stream has no end that a HEAD could wait for.
    exposeHeadRoute: success.body !== 'events',
    ...(operation.body ? { bodyLimit: mostBodyBytes } : {}),
    // Before a body is read: megabytes of JSON keep everybody waiting for seconds.
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
        request,
        reply,
      } as HandlerInput<Operation>)
      if (reply.sent || reply.raw.headersSent) return reply
      if (success.body === 'empty') return reply.status(success.status).send()
      if (!(success.body instanceof z.ZodType)) return answer
      // Parsed on the way out too: what the contract does not name does not leave.
      return reply.status(success.status).header('cache-control', 'no-store').send(success.body.parse(answer))
    },
  })
}
