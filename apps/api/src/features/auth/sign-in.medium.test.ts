import type { Problem } from '@voxdeck/contracts/operation'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieSet } from '../../../testing/cookies.ts'
import { beginSignIn, chooseAtProvider, comeBack } from '../../../testing/sign-in-steps.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { hashToken, sessionCookie, signInCookie } from '../../http/session.ts'

describe('signing in', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.stop())

  /** Signs in up to the callback URL, which is not yet requested. */
  const almostSignIn = async (returnTo?: string) => {
    const begun = await beginSignIn(api.address, returnTo)
    return { ...begun, callback: await chooseAtProvider(begun.provider, ada) }
  }
  const rowOf = (cookie: string) => hashToken(cookie.slice(cookie.indexOf('=') + 1))
  const tamper = (cookie: string, change: { nonce?: string; code_verifier?: string; expires_at?: Date }) =>
    api.dependencies.db.updateTable('sign_ins').set(change).where('token_hash', '=', rowOf(cookie)).execute()
  const refusalOf = async (response: Response) => {
    expect(cookieSet(response, sessionCookie)).toBeNull()
    return [response.status, ((await response.json()) as Problem).code]
  }

  it('asks the provider with state, nonce and a PKCE challenge that never repeat', async () => {
    const [one, other] = [await beginSignIn(api.address), await beginSignIn(api.address)]
    const query = (begun: typeof one) => Object.fromEntries(begun.provider.searchParams)
    expect(query(one)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${api.address}/api/callback`,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query(one)[name]).toMatch(/^[\w-]{43}$/)
      expect(query(one)[name]).not.toBe(query(other)[name])
    }
  })

  it('goes on where it was begun, and gives a session', async () => {
    const { callback, cookie } = await almostSignIn('/projects/42?tab=films#end')
    const response = await comeBack(callback, cookie)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/projects/42?tab=films#end')
    expect(cookieSet(response, sessionCookie)?.value).toMatch(/^[\w-]{43}$/)
    expect(cookieSet(response, signInCookie)).toMatchObject({ value: '' })
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/api/logout',
    'javascript:alert(1)',
  ])('leads home and not to %s', async (hostile) => {
    const { cookie } = await beginSignIn(api.address, hostile)
    const row = await api.dependencies.db
      .selectFrom('sign_ins')
      .where('token_hash', '=', rowOf(cookie))
      .select('return_to')
      .executeTakeFirstOrThrow()
    expect(row.return_to).toBe('/')
  })

  it('refuses a state that was tampered with', async () => {
    const { callback, cookie } = await almostSignIn()
    callback.searchParams.set('state', 'x'.repeat(43))
    expect(await refusalOf(await comeBack(callback, cookie))).toEqual([403, 'sign_in_refused'])
  })

  it('refuses an answer without a state', async () => {
    const { callback, cookie } = await almostSignIn()
    callback.searchParams.delete('state')
    expect(await refusalOf(await comeBack(callback, cookie))).toEqual([403, 'sign_in_refused'])
  })

  it('refuses a nonce that is not the one it sent', async () => {
    const { callback, cookie } = await almostSignIn()
    await tamper(cookie, { nonce: 'another' })
    expect(await refusalOf(await comeBack(callback, cookie))).toEqual([403, 'sign_in_refused'])
  })

  it('refuses a code whose PKCE verifier is another’s', async () => {
    const { callback, cookie } = await almostSignIn()
    await tamper(cookie, { code_verifier: 'y'.repeat(43) })
    expect(await refusalOf(await comeBack(callback, cookie))).toEqual([403, 'sign_in_refused'])
  })

  it('refuses a code that was begun in another browser', async () => {
    const mine = await beginSignIn(api.address)
    const theirs = await beginSignIn(api.address)
    const callback = await chooseAtProvider(theirs.provider, boon)
    callback.searchParams.set('state', mine.provider.searchParams.get('state') ?? '')
    expect(await refusalOf(await comeBack(callback, mine.cookie))).toEqual([403, 'sign_in_refused'])
  })

  it('can be completed once', async () => {
    const { callback, cookie } = await almostSignIn()
    expect((await comeBack(callback, cookie)).status).toBe(302)
    expect(await refusalOf(await comeBack(callback, cookie))).toEqual([400, 'sign_in_expired'])
  })

  it('needs the cookie that it began with', async () => {
    const { callback } = await almostSignIn()
    expect(await refusalOf(await comeBack(callback, ''))).toEqual([400, 'sign_in_expired'])
    expect(await refusalOf(await comeBack(callback, `${signInCookie}=guess`))).toEqual([
      400,
      'sign_in_expired',
    ])
  })

  it('ends after ten minutes', async () => {
    const { callback, cookie, setCookie } = await almostSignIn()
    expect(setCookie).toContain('Max-Age=600')
    await tamper(cookie, { expires_at: new Date(Date.now() - 1) })
    expect(await refusalOf(await comeBack(callback, cookie))).toEqual([400, 'sign_in_expired'])
  })

  it('passes on that the provider refused', async () => {
    const { cookie, provider } = await beginSignIn(api.address)
    const callback = new URL('/api/callback?error=access_denied', api.address)
    callback.searchParams.set('state', provider.searchParams.get('state') ?? '')
    expect(await refusalOf(await comeBack(callback, cookie))).toEqual([403, 'sign_in_refused'])
  })
})
