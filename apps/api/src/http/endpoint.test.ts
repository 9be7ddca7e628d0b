import { type Operation, operation } from '@voxdeck/contracts/operation'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, mount, routePath } from './endpoint.ts'
import { sendProblem } from './http-problem.ts'

const base = { summary: '', tag: 'health', access: 'public', errors: [] } as const
const answer = z.object({ name: z.string() })

const ask = async <const T extends Operation>(
  contract: T,
  handle: Parameters<typeof endpoint<T>>[1],
  request: { url: string; payload?: object },
) => {
  const app = Fastify()
  app.setErrorHandler(sendProblem)
  app.decorateRequest('user', null)
  mount(app, endpoint(contract, handle))
  return app.inject({ method: contract.method, ...request })
}

const get = operation({ ...base, id: 'x', method: 'GET', path: '/x', success: { status: 200, body: answer } })
const put = operation({
  ...base,
  id: 'x',
  method: 'PUT',
  path: '/things/{id}',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ size: z.int() }),
  success: { status: 200, body: answer },
})
const id = '3f0b1a52-6c7d-4e8f-9a0b-1c2d3e4f5a6b'

describe('an endpoint', () => {
  it('is mounted where its contract says', () =>
    expect(routePath('/api/projects/{projectId}/images/{imageId}')).toBe(
      '/api/projects/:projectId/images/:imageId',
    ))

  it('lets out only what the contract names, and nobody may keep it', async () => {
    const more = { name: 'x', secret: 'y' }
    const response = await ask(get, async () => more, { url: '/x' })
    expect(response.json()).toEqual({ name: 'x' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('an answer of ours that breaks the contract is our failure, not the caller’s', async () => {
    const response = await ask(get, async () => ({ name: 1 }) as never, { url: '/x' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'internal', retryable: true })
    expect(response.body).not.toContain('name')
  })

  it('a failure inside answers 500 without its reason', async () => {
    const fail = async () => {
      throw new Error('password is hunter2')
    }
    const response = await ask(get, fail, { url: '/x' })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('hunter2')
  })

  it('names what is wrong in a body', async () => {
    const response = await ask(put, async () => ({ name: 'x' }), {
      url: `/things/${id}`,
      payload: { size: 'big' },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('invalid_request')
    expect(response.json().message).toContain('size: ')
  })

  it('an address that could not name anything answers like one that names nothing', async () => {
    const response = await ask(put, async () => ({ name: 'x' }), { url: '/things/17', payload: { size: 1 } })
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('not_found')
  })

  it('asks who it is before anything else', async () => {
    const closed = { ...put, access: 'session' } as const
    const response = await ask(closed, async () => ({ name: 'x' }), { url: '/things/17', payload: {} })
    expect(response.statusCode).toBe(401)
  })
})
