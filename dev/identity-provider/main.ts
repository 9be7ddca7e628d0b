import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { people } from './people.ts'
import { drawPortraits } from './portraits.ts'
import { createProvider, interactionPath } from './provider.ts'
import { personField, signInPage } from './sign-in-page.ts'

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

const signInInteraction = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  await provider.interactionDetails(request, response)
  if (request.method === 'POST') {
    const chosen = (await readForm(request)).get(personField)
    const person = people.find(({ subject }) => subject === chosen)
    if (person)
      return provider.interactionFinished(request, response, { login: { accountId: person.subject } })
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
  response.end(signInPage(people))
}

// Drops the provider's session cookie, so that every sign-in asks for the person and switching needs no sign-out.
const forgetSession = (request: IncomingMessage): void => {
  const kept = request.headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith('_session'))
  if (kept) request.headers.cookie = kept.join('; ')
}

const provider = createProvider({
  issuer: setting('ISSUER'),
  clientId: setting('CLIENT_ID'),
  clientSecret: setting('CLIENT_SECRET'),
  publicUrl: setting('PUBLIC_URL'),
  people,
})
const portraits = await drawPortraits(people)
const speakOidc = provider.callback()

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/auth')) forgetSession(request)
  const portrait = portraits.get(pathname)
  if (portrait) {
    response.writeHead(200, { 'content-type': 'image/png' })
    return response.end(portrait)
  }
  if (!pathname.startsWith(interactionPath)) return speakOidc(request, response)
  signInInteraction(provider, request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('This sign-in is too old, or began in another browser. Go back to Voxdeck and start again.')
  })
})
server.listen(Number(setting('PORT')), setting('HOST'))
