import { type ErrorCode, errors, errorWords, fillDetail } from '@voxdeck/contracts/errors'
import type { Problem } from '@voxdeck/contracts/operation'
import type { ProblemWithError } from '@voxdeck/contracts/problem-with-error'
import { thaiErrors } from '@voxdeck/contracts/thai-errors'
import { WorkflowFailed } from '@voxdeck/workflow-client/connect-workflows'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As in the operation's contract. */
    hasErrorField?: true
  }
}

/** An error response: a row of the error table, thrown from anywhere in a handler. */
export class HttpProblem extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly conflicts: Problem['conflicts']

  constructor(code: ErrorCode, detail = '', conflicts?: Problem['conflicts']) {
    super(`${code} ${detail}`.trim())
    this.name = 'HttpProblem'
    this.code = code
    this.detail = detail
    this.conflicts = conflicts
  }
}

const languageOf = (request: FastifyRequest): 'en' | 'th' =>
  request.headers['accept-language']?.trim().toLowerCase().startsWith('th') ? 'th' : 'en'

const codeOf = (error: unknown): [ErrorCode, string] => {
  if (error instanceof HttpProblem) return [error.code, error.detail]
  if (error instanceof WorkflowFailed) return [error.code, '']
  const status = (error as FastifyError).statusCode ?? 500
  if (status === 404) return ['not_found', '']
  if (status === 429) return ['too_many_requests', '']
  if (status >= 400 && status < 500) return ['invalid_request', (error as FastifyError).message]
  return ['internal', '']
}

export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const [code, detail] = codeOf(error)
  const { status, retryable } = errors[code]
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const problem: Problem = {
    code,
    message: languageOf(request) === 'th' ? fillDetail(thaiErrors[code], detail) : errorWords(code, detail),
    retryable,
    requestId: request.id,
    ...(error instanceof HttpProblem && error.conflicts ? { conflicts: error.conflicts } : {}),
  }
  const { hasErrorField } = request.routeOptions.config
  const answer: Problem | ProblemWithError = hasErrorField ? { ...problem, error: problem.message } : problem
  return reply.status(status).header('cache-control', 'no-store').send(answer)
}
