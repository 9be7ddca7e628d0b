import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { Writable } from 'node:stream'
import { problemSchema } from '@voxdeck/contracts/operation'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../testing/new-project.ts'
import { plainPicture, type SignedIn, startTestApi, type TestApi } from '../../testing/test-api.ts'

describe('a hostile request', () => {
  let api: TestApi
  let owner: SignedIn
  let projectId: string
  let log = ''
  beforeAll(async () => {
    const logTo = new Writable({
      write: (line, _, done) => {
        log += String(line)
        done()
      },
    })
    api = await startTestApi({ LOG_LEVEL: 'info' }, { logTo })
    owner = await api.signIn(ada)
    projectId = (await newProject(owner)).id
  })
  afterAll(() => api.stop())

  it.each([
    ['a broken escape', '/%zz'],
    ['a broken escape below /api', '/api/%zz'],
    ['an id of three thousand letters', `/api/projects/${'a'.repeat(3000)}`],
  ])('with %s in its address gets a row of the error table', async (_, url) => {
    const response = await api.app.inject(url)
    expect(response.statusCode).toBe(400)
    expect(problemSchema.parse(response.json()).code).toBe('invalid_request')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it('that is wrong in a hundred thousand places gets a short answer', async () => {
    const body = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`wrong-${index}`, 1]))
    const url = `/api/projects/${projectId}`
    const response = await api.app.inject({ method: 'PUT', url, headers: owner.headers, payload: body })
    expect(response.statusCode).toBe(400)
    expect(response.body.length).toBeLessThan(1000)
  })

  it('with a thousand fields beside its picture is refused', async () => {
    const form = new FormData()
    for (let index = 0; index < 1000; index++) form.append(`field-${index}`, 'x')
    form.append('image', await plainPicture(), 'slide.png')
    const url = `${api.address}/api/projects/${projectId}/images`
    const response = await fetch(url, { method: 'POST', headers: owner.headers, body: form })
    expect(response.status).toBe(400)
    expect(problemSchema.parse(await response.json()).code).toBe('invalid_request')
  })

  const announced = async (path: string, bytes: number) => {
    const headers = { origin: api.address, 'content-type': 'application/json', 'content-length': bytes }
    const request = httpRequest(`${api.address}${path}`, { method: 'PUT', headers })
    request.on('error', () => undefined).flushHeaders()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    request.destroy()
    return response.statusCode
  }

  it('of nobody who is signed in is answered before its body is read', async () =>
    expect(await announced(`/api/projects/${projectId}`, 8_000_000)).toBe(401))

  it('with a large body for an address that takes none is not read', async () =>
    expect(await announced('/api/nothing-here', 100_000)).toBe(400))

  it('for the head of a stream that has no end is answered', async () => {
    const url = `/api/projects/${projectId}/events`
    const response = await api.app.inject({ method: 'HEAD', url, headers: owner.headers })
    expect(response.statusCode).toBe(404)
  })

  it('leaves what signs people in out of the log', async () => {
    await api.app.inject('/api/callback?code=SECRETCODE&state=SECRETSTATE&iss=x')
    expect(log).toContain('/api/callback?code=…&state=…&iss=x')
    expect(log).not.toMatch(/SECRET/)
    expect(log).not.toContain(owner.headers.cookie.split('=')[1])
  })
})
