import type { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpProblem } from './http-problem.ts'
import { parseInput } from './parse-input.ts'

const unreadable = (error: Error) => new HttpProblem('invalid_request', error.message)

/** Fields come before the file and are buffered in memory; ours are ids and numbers. */
const fieldLimits = { fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 } as const

/** Opens the form's file of that field name without reading its bytes; null when there is none. */
export const openFormFile = async (
  request: FastifyRequest,
  { name, mostBytes }: { name: string; mostBytes: number },
): Promise<MultipartFile | null> => {
  if (!request.isMultipart()) return null
  const file = await request
    .file({ limits: { ...fieldLimits, fileSize: mostBytes, files: 1 } })
    .catch((error: Error) => Promise.reject(unreadable(error)))
  return file?.fieldname === name ? file : null
}

/** Parses the fields that came before the file with the contract's schema. */
export const readFormFields = <Fields extends z.ZodObject>(
  { fields }: MultipartFile,
  schema: Fields,
): z.output<Fields> => {
  const sentAs = (name: string) => {
    const field = fields[name]
    return field && 'value' in field ? field.value : undefined
  }
  return parseInput(schema, Object.fromEntries(Object.keys(schema.shape).map((name) => [name, sentAs(name)])))
}

export const readFormFile = async (file: MultipartFile, tooLarge: ErrorCode): Promise<Buffer> => {
  const bytes = await file.toBuffer().catch((error: Error & { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? new HttpProblem(tooLarge) : unreadable(error)
  })
  // When the limit falls between two chunks of the stream, the rest is dropped without an error.
  if (file.file.truncated) throw new HttpProblem(tooLarge)
  return bytes
}

/** Streams the file to `pass`, for files that are too large to buffer. */
export const streamFormFile = async (
  { file }: MultipartFile,
  tooLarge: ErrorCode,
  pass: (bytes: Readable) => Promise<void>,
): Promise<void> => {
  await pass(file).catch((error: unknown) => {
    throw file.errored ? unreadable(file.errored) : error
  })
  // A file that is too large is truncated at the limit.
  if (file.truncated) throw new HttpProblem(tooLarge)
}
