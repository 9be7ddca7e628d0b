import { z } from 'zod'
import { problemSchema } from './operation.ts'

/** A failure of an operation with `hasErrorField`. */
export const problemWithErrorSchema = problemSchema.extend({ error: z.string() })

export type ProblemWithError = z.infer<typeof problemWithErrorSchema>
