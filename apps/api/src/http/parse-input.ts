import type { z } from 'zod'
import { HttpProblem } from './http-problem.ts'

/** A request may be wrong in a hundred thousand places, and its own words are in the complaint. */
const most = { issues: 5, letters: 500 }

/** What a caller sent, as its contract reads it. What cannot be read so is the caller's to mend. */
export const parseInput = <T extends z.ZodType>(schema: T, sent: unknown): z.output<T> => {
  const { data, error } = schema.safeParse(sent)
  if (!error) return data
  const issues = error.issues
    .slice(0, most.issues)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new HttpProblem('invalid_request', issues.join('; ').slice(0, most.letters))
}
