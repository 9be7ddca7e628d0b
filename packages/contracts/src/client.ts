import { z } from 'zod'
import type { Operation } from './operation.ts'
import { type Problem, problemSchema } from './operation.ts'

type Input<T, Key extends string> = T extends z.ZodType ? { [K in Key]: z.input<T> } : unknown

export type CallInput<T extends Operation> = Input<T['params'], 'params'> &
  (T['query'] extends z.ZodType ? { query?: z.input<T['query']> } : unknown) &
  Input<T['body'], 'body'> &
  (T['form'] extends { fields: infer Fields extends z.ZodType }
    ? { file: Blob; filename: string; fields: z.input<Fields> }
    : unknown)

export type Answer<T extends Operation> = T['success']['body'] extends z.ZodType
  ? z.output<T['success']['body']>
  : Response

/** Thrown by every failed call; the message is '{status}: {body}', as the pages expect. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(body)
  }
}

const parseProblem = (body: string): Problem | null => {
  try {
    return problemSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
}

export type ClientOptions = {
  baseUrl?: string
  headers?: Record<string, string>
  fetch?: typeof globalThis.fetch
}

type Fields = Record<string, string | number | boolean | undefined>

type LooseInput = {
  params?: Fields
  query?: Fields
  body?: unknown
  file?: Blob
  filename?: string
  fields?: Fields
  signal?: AbortSignal
}

export const addressOf = (path: string, { params = {}, query = {} }: LooseInput): string => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${address}?${search}` : address
}

const bodyOf = (operation: Operation, input: LooseInput): { body?: BodyInit; type?: string } => {
  if (operation.form && input.file) {
    const form = new FormData()
    // Text fields come first: the server reads them before it opens the file's stream.
    for (const [name, value] of Object.entries(input.fields ?? {}))
      if (value !== undefined) form.set(name, String(value))
    form.set(operation.form.file, input.file, input.filename)
    return { body: form }
  }
  return input.body === undefined ? {} : { body: JSON.stringify(input.body), type: 'application/json' }
}

export const createClient = ({
  baseUrl = '',
  headers = {},
  fetch = globalThis.fetch.bind(globalThis),
}: ClientOptions = {}) => ({
  /** Calls an operation. A JSON response is validated by the contract; any other is returned as it is. */
  call: async <const T extends Operation>(
    operation: T,
    ...[given]: keyof CallInput<T> extends never
      ? [input?: { signal?: AbortSignal }]
      : [input: CallInput<T> & { signal?: AbortSignal }]
  ): Promise<Answer<T>> => {
    const input = (given ?? {}) as LooseInput
    const { body, type } = bodyOf(operation, input)
    const response = await fetch(baseUrl + addressOf(operation.path, input), {
      method: operation.method,
      credentials: 'include',
      headers: type ? { ...headers, 'content-type': type } : headers,
      ...(body === undefined ? {} : { body }),
      ...(input.signal ? { signal: input.signal } : {}),
    })
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
    const { success } = operation
    const answer = success.body instanceof z.ZodType ? success.body.parse(await response.json()) : response
    return answer as Answer<T>
  },
})

export type Client = ReturnType<typeof createClient>
