import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError, type Client, createClient } from './client.ts'
import { errors } from './errors.ts'
import { operation, type Problem } from './operation.ts'

const base = { summary: '', tag: 'health', access: 'public', errors: [] } as const
const answer = z.object({ name: z.string() })
const read = operation({
  ...base,
  id: 'read',
  method: 'GET',
  path: '/read',
  success: { status: 200, body: answer },
})
const write = operation({
  ...base,
  id: 'write',
  method: 'PUT',
  path: '/things/{id}',
  params: z.object({ id: z.string() }),
  body: z.object({ size: z.number() }),
  success: { status: 204, body: 'empty' },
})
const send = operation({
  ...base,
  id: 'send',
  method: 'POST',
  path: '/send',
  form: { file: 'image', fields: z.object({ order: z.string().optional(), note: z.string().optional() }) },
  success: { status: 201, body: answer },
})

/** A client that records its requests; every request gets the same response. */
const recorded = (response: () => Response, options = {}) => {
  const requests: { url: string; init: RequestInit }[] = []
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    requests.push({ url: url as string, init })
    return response()
  }
  return { requests, client: createClient({ ...options, fetch }) }
}
const failure = (call: (client: Client) => Promise<unknown>, response: () => Response): Promise<ApiError> =>
  call(recorded(response).client).then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error as ApiError,
  )
const readFailure = (response: () => Response) => failure((client) => client.call(read), response)

describe('the client', () => {
  it('A1 sends cookies, and neither type nor body without a payload', async () => {
    const { requests, client } = recorded(() => Response.json({ name: 'x' }), { baseUrl: 'http://there' })
    await client.call(read)
    expect(requests).toEqual([
      { url: 'http://there/read', init: { method: 'GET', credentials: 'include', headers: {} } },
    ])
  })

  it('A1 sends a payload as JSON, beside the headers it was given', async () => {
    const { requests, client } = recorded(() => new Response(null, { status: 204 }), {
      headers: { cookie: 'c' },
    })
    const response = await client.call(write, { params: { id: 'a/b' }, body: { size: 1 } })
    expect(requests[0]).toMatchObject({
      url: '/things/a%2Fb',
      init: {
        method: 'PUT',
        body: '{"size":1}',
        headers: { cookie: 'c', 'content-type': 'application/json' },
      },
    })
    expect(response.status).toBe(204)
  })

  it('A1 sends a file after its fields, and leaves the type to the browser', async () => {
    const { requests, client } = recorded(() => Response.json({ name: 'x' }, { status: 201 }))
    const fields = { order: '3', note: undefined }
    await client.call(send, { file: new Blob(['bytes']), filename: 'a.png', fields })
    const { body, headers } = requests[0]?.init ?? {}
    expect(headers).toEqual({})
    const parts = [...(body as FormData).entries()]
    expect(parts.map(([name]) => name)).toEqual(['order', 'image'])
    expect((body as FormData).get('image')).toMatchObject({ name: 'a.png' })
  })

  it('checks a JSON answer against its contract, and drops what that does not name', async () => {
    const { client } = recorded(() => Response.json({ name: 'x', more: 1 }))
    expect(await client.call(read)).toEqual({ name: 'x' })
    await expect(recorded(() => Response.json({ name: 1 })).client.call(read)).rejects.toThrow(z.ZodError)
  })

  it('F6 raises {status}: {body} for every answer that is not OK', async () => {
    const error = await readFailure(() => new Response('all is lost', { status: 500 }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error.message).toBe('500: all is lost')
    expect(error.status).toBe(500)
    expect(error.problem).toBeNull()
  })

  it('F6 raises {status}: {status text} when the answer has no body', async () =>
    expect(
      (await readFailure(() => new Response('', { status: 502, statusText: 'Bad Gateway' }))).message,
    ).toBe('502: Bad Gateway'))

  it('carries the problem that the server described', async () => {
    const problem: Problem = { code: 'not_found', message: 'Nothing.', retryable: false, requestId: 'r' }
    const error = await readFailure(() => Response.json(problem, { status: 404 }))
    expect(error.problem).toEqual(problem)
    expect(error.message).toBe(`404: ${JSON.stringify(problem)}`)
  })

  it('has no problem when the body only looks like one', async () =>
    expect(
      (await readFailure(() => Response.json({ code: 'unrecognised of' }, { status: 400 }))).problem,
    ).toBeNull())

  it('F7 a 401 says Unauthorized', async () => {
    const { words } = errors.unauthorized
    const problem: Problem = { code: 'unauthorized', message: words, retryable: false, requestId: 'r' }
    const error = await readFailure(() => Response.json(problem, { status: 401 }))
    expect(error.message).toMatch(/^401: .*Unauthorized/)
  })

  it('hands on the signal that ends a call early', async () => {
    const { requests, client } = recorded(() => Response.json({ name: 'x' }))
    const { signal } = new AbortController()
    await client.call(read, { signal })
    expect(requests[0]?.init.signal).toBe(signal)
  })
})
