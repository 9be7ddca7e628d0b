import type { z } from 'zod'
import { HttpProblem } from './http-problem.ts'

/** What a caller sent, as its contract reads it. What cannot be read so is the caller's to mend. */
export const parseInput = <T extends z.ZodType>(schema: T, sent: unknown): z.output<T> => {
  const { data, error } = schema.safeParse(sent)
  if (!error) return data
  const issues = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new HttpProblem('invalid_request', issues.join('; '))
}
