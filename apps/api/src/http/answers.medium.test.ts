import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors } from '@voxdeck/contracts/errors'
import { problemSchema } from '@voxdeck/contracts/operation'
import { thaiErrors } from '@voxdeck/contracts/thai-errors'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newPerson } from '../../testing/new-person.ts'
import { createTestApp } from '../../testing/test-api.ts'

type App = Awaited<ReturnType<typeof createTestApp>>

describe('every answer', () => {
  let api: App
  beforeAll(async () => {
    api = await createTestApp()
  })
  afterAll(() => api.stop())

  it.each(['/healthz', '/api/auth/user', '/api/nothing'])(
    '%s carries the headers that keep a page safe',
    async (url) => {
      const { headers } = await api.app.inject(url)
      const policy = String(headers['content-security-policy']).split(';')
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "frame-ancestors 'none'",
          "object-src 'none'",
          "base-uri 'none'",
        ]),
      )
      expect(String(headers['content-security-policy'])).not.toMatch(/script-src|unsafe-eval|\*/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  it('promises https only where it is served so', async () => {
    expect((await api.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
    const secure = await createTestApp({ PUBLIC_URL: 'https://voxdeck.example' })
    onTestFinished(secure.stop)
    expect((await secure.app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=')
  })

  it.each(['GET', 'POST', 'DELETE'] as const)(
    '%s of an unknown API path is a 404 in JSON',
    async (method) => {
      const response = await api.app.inject({ method, url: '/api/nothing', headers: { origin: api.address } })
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toContain('application/json')
      expect(problemSchema.parse(response.json()).code).toBe('not_found')
    },
  )

  it('an error names its request, and no two have one name', async () => {
    const [one, other] = [await api.app.inject('/api/nothing'), await api.app.inject('/api/nothing')]
    expect(one.json().requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.json().requestId).not.toBe(other.json().requestId)
    expect(one.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['th', 'th'],
    ['th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['en-GB,en', 'en'],
    ['de', 'en'],
    [undefined, 'en'],
  ] as const)('to Accept-Language %s an error speaks %s', async (asked, spoken) => {
    const headers = asked ? { 'accept-language': asked } : {}
    const response = await api.app.inject({ url: '/api/nothing', headers })
    expect(response.json().message).toBe(spoken === 'th' ? thaiErrors.not_found : errors.not_found.words)
  })

  it.each([
    ['JSON that is none', { 'content-type': 'application/json' }, '{"title":'],
    ['a type that nobody reads', { 'content-type': 'text/xml' }, '<title/>'],
    ['a body without end', { 'content-type': 'application/json' }, `"${'x'.repeat(9 * 1024 * 1024)}"`],
  ])('%s is the sender’s to mend', async (_, headers, payload) => {
    const sender = await newPerson(api)
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { ...sender.headers, ...headers },
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(problemSchema.parse(response.json())).toMatchObject({ code: 'invalid_request', retryable: false })
  })

  it('who asks too often is told to wait, from the error table, before anything is looked up', async () => {
    const strict = await createTestApp({ RATE_LIMIT_PER_MINUTE: '3' })
    onTestFinished(strict.stop)
    const ask = (url: string) => strict.app.inject({ url, headers: { 'accept-language': 'th' } })
    for (const url of ['/healthz', '/api/auth/user', '/api/nothing'])
      expect((await ask(url)).statusCode).not.toBe(429)
    for (const url of ['/healthz', '/api/auth/user', '/api/nothing']) {
      const response = await ask(url)
      expect(response.statusCode).toBe(429)
      expect(response.json()).toMatchObject({
        code: 'too_many_requests',
        retryable: true,
        message: thaiErrors.too_many_requests,
      })
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  it('scripts of the pages are not counted: a class behind one address loads them all at once', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'voxdeck-dist-'))
    await mkdir(join(dist, 'assets'))
    for (const name of ['index.html', 'visitor.html', 'assets/page.js'])
      await writeFile(join(dist, name), name)
    const strict = await createTestApp({ RATE_LIMIT_PER_MINUTE: '3', WEB_DIST: dist })
    onTestFinished(strict.stop)
    const ask = async (url: string) => (await strict.app.inject({ url })).statusCode
    for (let time = 0; time < 9; time++) expect(await ask('/assets/page.js')).toBe(200)
    const others = [
      await ask('/'),
      await ask('/assets/none.js'),
      await ask('/'),
      await ask('/assets/none.js'),
    ]
    expect(others).toEqual([200, 404, 200, 429])
  })
})
