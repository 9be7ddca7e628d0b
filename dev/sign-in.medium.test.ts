import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ada, boon } from './identity-provider/people.ts'
import { loopback } from './processes/ports.ts'
import { signIn } from './sign-in.ts'

const setting = (name: string): string => process.env[name] ?? ''
const publicUrl = setting('PUBLIC_URL')
const verifier = randomBytes(32).toString('base64url')

const authorizationAddress = (withChallenge: boolean): string => {
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({
    client_id: setting('OIDC_CLIENT_ID'),
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${publicUrl}/api/callback`,
    state: 'round-trip',
    nonce: 'once',
    ...(withChallenge ? { code_challenge: challenge, code_challenge_method: 'S256' } : {}),
  })
  return `${setting('OIDC_ISSUER')}/auth?${query}`
}

/** Exchanges the code for the id token and returns its encoded claims, without checking the signature. */
const exchange = async (code: string): Promise<string> => {
  const response = await fetch(`${setting('OIDC_ISSUER')}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `${publicUrl}/api/callback`,
      client_id: setting('OIDC_CLIENT_ID'),
      client_secret: setting('OIDC_CLIENT_SECRET'),
    }),
  })
  const { id_token } = (await response.json()) as { id_token: string }
  return id_token.split('.')[1] ?? ''
}

/** A minimal relying party in place of the product: its session cookie holds the id token's claims. */
const relyingParty = () =>
  createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', publicUrl)
    if (url.pathname === '/api/login')
      return response.writeHead(302, { location: authorizationAddress(true) }).end()
    const claims = await exchange(url.searchParams.get('code') ?? '')
    return response.writeHead(302, { location: '/', 'set-cookie': `claims=${claims}; Path=/` }).end()
  })

const claimsIn = (cookie: string) =>
  JSON.parse(Buffer.from(cookie.replace('claims=', ''), 'base64url').toString())

describe('signing in through the identity provider', () => {
  let server: Server
  beforeAll(async () => {
    server = relyingParty().listen(Number(new URL(publicUrl).port), loopback)
    await once(server, 'listening')
  })
  afterAll(() => void server.close())

  it('gives the claims of whoever was chosen', async () => {
    expect(claimsIn(await signIn({ publicUrl, user: ada }))).toMatchObject({
      sub: ada.subject,
      email: 'ada@example.test',
      name: 'Ada Lindqvist',
      given_name: 'Ada',
      family_name: 'Lindqvist',
      nonce: 'once',
    })
    expect(claimsIn(await signIn({ publicUrl, user: boon })).email).toBe('boon@example.test')
  })

  it('says so when nobody by that name lives there', async () => {
    await expect(signIn({ publicUrl, user: { ...ada, subject: 'nobody' } })).rejects.toThrow('ended with 200')
  })

  it('refuses a request without PKCE', async () => {
    const response = await fetch(authorizationAddress(false), { redirect: 'manual' })
    const back = new URL(response.headers.get('location') ?? '')
    expect(back.searchParams.get('error')).toBe('invalid_request')
  })
})
