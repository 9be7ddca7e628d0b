import type { Identity } from '@voxdeck/db/users/upsert-user'
import * as client from 'openid-client'

export type OidcConfig = { issuer: URL; clientId: string; clientSecret: string; redirectUri: string }
export type SignInRequest = { url: URL; state: string; nonce: string; codeVerifier: string }
/** The identity that signed in, and the URL of its picture at the provider. */
export type SignedInIdentity = Identity & { picture: string | null }
export type Oidc = ReturnType<typeof createOidc>

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

export const createOidc = ({ issuer, clientId, clientSecret, redirectUri }: OidcConfig) => {
  let known: Promise<client.Configuration> | null = null

  /** Discovery on first use, so that the API can start before the provider does; a failure is not cached. */
  const discover = (): Promise<client.Configuration> => {
    // Plain http only on loopback: elsewhere the tokens would be sent unencrypted.
    const options = isLoopback(issuer) ? { execute: [client.allowInsecureRequests] } : {}
    known ??= client.discovery(issuer, clientId, clientSecret, undefined, options).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  return {
    begin: async (): Promise<SignInRequest> => {
      const configuration = await discover()
      const codeVerifier = client.randomPKCECodeVerifier()
      const state = client.randomState()
      const nonce = client.randomNonce()
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return { url, state, nonce, codeVerifier }
    },
    complete: async (
      search: string,
      expected: { state: string; nonce: string; codeVerifier: string },
    ): Promise<SignedInIdentity> => {
      const configuration = await discover()
      const tokens = await client.authorizationCodeGrant(configuration, new URL(search, redirectUri), {
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        pkceCodeVerifier: expected.codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no id token')
      const info = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      return {
        issuer: claims.iss,
        subject: claims.sub,
        // An unverified e-mail address is ignored: anybody could claim an administrator's.
        email: isUnproved(info.email_verified ?? claims.email_verified)
          ? null
          : text(info.email ?? claims.email),
        firstName: text(info.given_name ?? claims.given_name),
        picture: text(info.picture ?? claims.picture),
      }
    },
  }
}

/** Some providers send the boolean as a string. */
const isUnproved = (value: unknown): boolean => value === false || value === 'false'

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
