import { errors } from '@voxdeck/contracts/errors'
import { type Operation, problemSchema, type RawAnswer } from '@voxdeck/contracts/operation'
import { problemWithErrorSchema } from '@voxdeck/contracts/problem-with-error'
import { z } from 'zod'

const rawTypes: Record<RawAnswer, string | null> = {
  empty: null,
  redirect: null,
  image: 'image/*',
  audio: 'audio/mp4',
  video: 'video/mp4',
  file: 'application/octet-stream',
  events: 'text/event-stream',
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return rest
}

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

const requestBodyOf = ({ body, form }: Operation) => {
  if (body) return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } }
  if (!form) return undefined
  const fields = jsonSchema(form.fields, 'input') as { properties?: object; required?: string[] }
  const properties = { ...fields.properties, [form.file]: { type: 'string', format: 'binary' } }
  const schema = { type: 'object', properties, required: [...(fields.required ?? []), form.file] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

const successOf = ({ success }: Operation) => {
  const description = success.status === 302 ? 'Elsewhere' : 'Done'
  if (success.body instanceof z.ZodType)
    return { description, content: { 'application/json': { schema: jsonSchema(success.body, 'output') } } }
  const type = rawTypes[success.body]
  return type ? { description, content: { [type]: {} } } : { description }
}

const failuresOf = (operation: Operation) => {
  const codes = [
    ...operation.errors,
    ...(operation.access === 'session' ? (['unauthorized'] as const) : []),
    ...(operation.body || operation.query ? (['invalid_request'] as const) : []),
    ...(operation.method === 'GET' ? [] : (['origin_mismatch'] as const)),
  ]
  const byStatus = Map.groupBy(new Set(codes), (code) => errors[code].status)
  const name = operation.hasErrorField ? 'ProblemWithError' : 'Problem'
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } }
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [status, { description: same.join(', '), content }]),
  )
}

const describe = (operation: Operation) => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [operation.tag],
  ...(operation.access === 'session' ? { security: [{ session: [] }] } : {}),
  parameters: [...parametersOf(operation.params, 'path'), ...parametersOf(operation.query, 'query')],
  requestBody: requestBodyOf(operation),
  responses: { [operation.success.status]: successOf(operation), ...failuresOf(operation) },
})

/** Generates OpenAPI 3.1 from the contracts alone. */
export const createOpenApi = (operations: readonly Operation[]) => {
  const byPath = Map.groupBy(operations, (operation) => operation.path)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Voxdeck',
      version: '0.1.0',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    paths: Object.fromEntries(
      [...byPath].map(([path, own]) => [
        path,
        Object.fromEntries(own.map((operation) => [operation.method.toLowerCase(), describe(operation)])),
      ]),
    ),
    components: {
      schemas: {
        Problem: jsonSchema(problemSchema, 'output'),
        ProblemWithError: jsonSchema(problemWithErrorSchema, 'output'),
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-voxdeck' } },
    },
  }
}
