import { randomUUID } from 'node:crypto'
import type { Problem } from '@voxdeck/contracts/operation'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, startTestApi, type TestApi } from '../testing/test-api.ts'

const foreign: [string, (own: string) => Record<string, string>][] = [
  ['no Origin', () => ({})],
  ['a foreign Origin', () => ({ origin: 'https://elsewhere.example' })],
  ['a null Origin', () => ({ origin: 'null' })],
  ['an Origin that only begins like ours', (own) => ({ origin: `${own}.elsewhere.example` })],
  ['our host by another scheme', (own) => ({ origin: own.replace('http:', 'https:') })],
  ['our host by another port', (own) => ({ origin: own.replace(/\d+$/, '1') })],
  ['Sec-Fetch-Site: cross-site', (own) => ({ origin: own, 'sec-fetch-site': 'cross-site' })],
  ['Sec-Fetch-Site: same-site', (own) => ({ origin: own, 'sec-fetch-site': 'same-site' })],
  ['a Referer in place of an Origin', (own) => ({ referer: `${own}/` })],
]

describe('a write from another site', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  const codeOf = async (method: string, path: string, headers: Record<string, string>) => {
    const response = await fetch(api.address + path, {
      method,
      headers: { cookie: owner.headers.cookie, ...headers },
    })
    return [response.status, ((await response.json()) as Problem).code]
  }

  it.each(foreign)('with %s is refused on every route that writes', async (_, headersFor) => {
    const writes = api.routes.filter(({ method }) => method !== 'GET' && method !== 'HEAD')
    expect(new Set(writes.map(({ method }) => method))).toEqual(new Set(['POST', 'PUT', 'PATCH', 'DELETE']))
    for (const { method, url } of writes) {
      const path = url.replace(/:\w+/g, randomUUID())
      expect(await codeOf(String(method), path, headersFor(api.address)), `${String(method)} ${url}`).toEqual(
        [403, 'origin_mismatch'],
      )
    }
  })

  it('is refused where nothing is, too', async () =>
    expect(await codeOf('POST', '/api/nothing', {})).toEqual([403, 'origin_mismatch']))

  it('from our own page is let in', async () => {
    const own = { origin: api.address, 'sec-fetch-site': 'same-origin' }
    expect(await codeOf('POST', `/api/projects/${randomUUID()}/generate-english-video`, own)).toEqual([
      404,
      'not_found',
    ])
  })

  it('reading needs no Origin', async () => {
    const response = await fetch(`${api.address}/api/projects`, { headers: { cookie: owner.headers.cookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
