import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider, {
  type Account,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { fullName, type Person } from './people.ts'
import { portraitPath } from './portraits.ts'

export type ProviderOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  publicUrl: string
  people: readonly Person[]
}

export const interactionPath = '/who-are-you/'

const account = (person: Person, issuer: string): Account => ({
  accountId: person.subject,
  claims: () => ({
    sub: person.subject,
    email: person.email,
    email_verified: true,
    name: fullName(person),
    given_name: person.givenName,
    family_name: person.familyName,
    ...(person.portrait ? { picture: new URL(portraitPath + person.subject, issuer).href } : {}),
  }),
})

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
})

// The only client is our own, so its scopes are granted without asking for consent.
const grantEverything = async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

const policyWithoutConsent = () => {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

export const createProvider = (options: ProviderOptions): Provider => {
  const configuration: Configuration = {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [new URL('/api/callback', options.publicUrl).href],
        post_logout_redirect_uris: [new URL('/', options.publicUrl).href],
      },
    ],
    findAccount: (_, subject) => {
      const person = options.people.find((known) => known.subject === subject)
      return person && account(person, options.issuer)
    },
    loadExistingGrant: grantEverything,
    interactions: { policy: policyWithoutConsent(), url: (_, { uid }) => `${interactionPath}${uid}` },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [signingKey()] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
  }
  return new Provider(options.issuer, configuration)
}
