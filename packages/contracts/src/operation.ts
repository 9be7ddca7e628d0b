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
    | 'jobs'
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
  /** With `text_conflict`: the texts that somebody else changed meanwhile. */
  conflicts: z
    .array(
      z.object({
        /** Path of the text, such as `slideScripts/{imageId}`. */
        field: z.string(),
        /** What the save was based on; null when it is not kept any more. */
        base: z.string().nullable(),
        theirs: z.string(),
        mine: z.string(),
      }),
    )
    .optional(),
})

export type Problem = z.infer<typeof problemSchema>

/** Identifiers in URLs: ids of rows, and the random names of files. */
export const idSchema = z.uuid()
/** SHA-256, in hexadecimal, of the text that a change was based on. Without it the change replaces any text. */
export const baseHashSchema = z.string().regex(/^[0-9a-f]{64}$/)
export const filenameSchema = z.string().regex(/^[0-9a-f]{32}\.[a-z0-9]{3,4}$/)
