import './without-eval.ts'
import { z } from 'zod'
import { type ErrorCode, errors } from './errors.ts'

/** Kind of a response without a JSON body. */
export type RawAnswer = 'empty' | 'redirect' | 'image' | 'audio' | 'video' | 'file' | 'events'

export type Operation = {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** In OpenAPI's notation: /api/projects/{id} */
  path: string
  summary: string
  tag:
    | 'auth'
    | 'projects'
    | 'images'
    | 'videos'
    | 'speech'
    | 'clips'
    | 'recordings'
    | 'music'
    | 'languages'
    | 'admin'
    | 'installation'
    | 'health'
  access: 'session' | 'public'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** One file and some text fields, sent as multipart/form-data. */
  form?: { file: string; fields: z.ZodObject }
  success: { status: number; body: z.ZodType | RawAnswer }
  errors: readonly ErrorCode[]
  /** Failures carry their message as `error` too, beside the fields of every problem. */
  hasErrorField?: true
}

export const operation = <const T extends Operation>(value: T): T => value

export const problemSchema = z.object({
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  retryable: z.boolean(),
  requestId: z.string(),
})

export type Problem = z.infer<typeof problemSchema>

/** Identifiers in URLs: ids of rows, and the random names of files. */
export const idSchema = z.uuid()
export const filenameSchema = z.string().regex(/^[0-9a-f]{32}\.[a-z0-9]{3,4}$/)
