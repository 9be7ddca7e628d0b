import { Writable } from 'node:stream'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieSet } from '../../../testing/cookies.ts'
import { beginSignIn, chooseAtProvider, comeBack } from '../../../testing/sign-in-steps.ts'
import { createTestApp, startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { hashToken, sessionCookie, signInCookie } from '../../http/session.ts'

describe('a session', () => {
  let api: TestApi
  const log: Record<string, unknown>[] = []
  beforeAll(async () => {
    const logTo = new Writable({
      write: (line, _, done) => {
        log.push(JSON.parse(String(line)))
        done()
      },
    })
    api = await startTestApi({ LOG_LEVEL: 'info' }, { logTo })
  })
  afterAll(() => api.stop())

  const signIn = async (oldCookie = '') => {
    const { cookie, provider } = await beginSignIn(api.address)
    const response = await comeBack(await chooseAtProvider(provider, ada), `${cookie}; ${oldCookie}`)
    const token = cookieSet(response, sessionCookie)?.value ?? ''
    return { response, token, cookie: `${sessionCookie}=${token}` }
  }
  const whoAmI = (cookie: string) => fetch(`${api.address}/api/auth/user`, { headers: { cookie } })
  const logOut = (cookie: string, headers = {}) =>
    fetch(`${api.address}/api/logout`, { redirect: 'manual', headers: { cookie, ...headers } })
  const rowsOf = (token: string) =>
    api.dependencies.db
      .selectFrom('sessions')
      .where('token_hash', '=', hashToken(token))
      .selectAll()
      .execute()

  it('ASVS 3.3.3 its cookies are __Host-, Secure, HttpOnly, SameSite=Lax and of the whole site', async () => {
    const { response } = await signIn()
    const { setCookie } = await beginSignIn(api.address)
    for (const name of [sessionCookie, signInCookie]) expect(name).toMatch(/^__Host-/)
    for (const attributes of [cookieSet(response, sessionCookie)?.attributes ?? [], setCookie.split('; ')]) {
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
      expect(attributes.join()).not.toContain('Domain')
    }
  })

  it('A2 says who is signed in', async () => {
    const { cookie } = await signIn()
    expect(await (await whoAmI(cookie)).json()).toMatchObject({
      firstName: ada.givenName,
      email: ada.email,
      profileImageUrl: expect.stringMatching(/^\/api\/profile-images\//),
      isAdministrator: false,
    })
  })

  it('is stored only as a hash', async () => {
    const { token } = await signIn()
    expect(await rowsOf(token)).toHaveLength(1)
    const { rows } = await api.dependencies.pool.query<{ all: string }>(
      "select string_agg(sessions::text, ' ') as all from sessions",
    )
    expect(rows[0]?.all).not.toContain(token)
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'))
  })

  it('the same person is one user, however often they sign in', async () => {
    const ids = await Promise.all(
      [await signIn(), await signIn()].map(
        async ({ cookie }) => (await (await whoAmI(cookie)).json()) as object,
      ),
    )
    expect(ids[0]).toEqual(ids[1])
  })

  it('ASVS 7.4.1 logging out ends it on the server, and leads home', async () => {
    const { cookie, token } = await signIn()
    const response = await logOut(cookie)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/')
    expect(cookieSet(response, sessionCookie)).toMatchObject({ value: '' })
    expect(await rowsOf(token)).toEqual([])
    expect((await whoAmI(cookie)).status).toBe(401)
  })

  it('another site cannot log anybody out', async () => {
    const { cookie } = await signIn()
    const response = await logOut(cookie, { 'sec-fetch-site': 'cross-site' })
    expect(cookieSet(response, sessionCookie)).toBeNull()
    expect((await whoAmI(cookie)).status).toBe(200)
  })

  it('logging out without a session leads home too', async () => {
    expect((await logOut('')).headers.get('location')).toBe('/')
  })

  it('ASVS 7.2.4 signing in again gives a new one and ends the one before', async () => {
    const first = await signIn()
    const second = await signIn(first.cookie)
    expect(second.token).not.toBe(first.token)
    expect((await whoAmI(first.cookie)).status).toBe(401)
    expect((await whoAmI(second.cookie)).status).toBe(200)
  })

  it('ends by itself', async () => {
    const { cookie, token } = await signIn()
    await api.dependencies.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('token_hash', '=', hashToken(token))
      .execute()
    expect((await whoAmI(cookie)).status).toBe(401)
  })

  it('ASVS 16.3.1 signing in, failing to and signing out are logged, and no token is', async () => {
    log.length = 0
    const { cookie, token } = await signIn()
    await logOut(cookie)
    await comeBack(new URL('/api/callback', api.address), '')
    const messages = log.map(({ msg }) => msg)
    expect(messages).toContain('signed in')
    expect(messages).toContain('signed out')
    expect(messages).toContain('sign-in expired, or was never begun here')
    expect(JSON.stringify(log)).not.toContain(token)
  })

  it('cannot begin while the provider is away: 503, try again', async () => {
    const lonely = await createTestApp({ OIDC_ISSUER: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' })
    const response = await lonely.app.inject('/api/login')
    await lonely.stop()
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: 'unavailable', retryable: true })
  })
})
