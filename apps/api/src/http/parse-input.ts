import type { z } from 'zod'
import { HttpProblem } from './http-problem.ts'

/** A request may have a hundred thousand issues, and their messages quote it: limit both. */
const most = { issues: 5, letters: 500 }

/** Parses the client's input with the contract's schema; throws invalid_request when it does not match. */
export const parseInput = <T extends z.ZodType>(schema: T, sent: unknown): z.output<T> => {
  const { data, error } = schema.safeParse(sent)
  if (!error) return data
  const issues = error.issues
    .slice(0, most.issues)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new HttpProblem('invalid_request', issues.join('; ').slice(0, most.letters))
}
