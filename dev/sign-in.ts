import { createCookieJar } from './cookie-jar.ts'
import type { Person } from './identity-provider/people.ts'
import { personField } from './identity-provider/sign-in-page.ts'

export type SignInOptions = { publicUrl: string; user: Person; fetch?: typeof globalThis.fetch }

const MOST_REDIRECTS = 10

/** Signs in as a browser does, through the identity provider, and returns the Cookie header of the session. */
export const signIn = async ({
  publicUrl,
  user,
  fetch = globalThis.fetch,
}: SignInOptions): Promise<string> => {
  const jar = createCookieJar()
  const home = new URL(publicUrl)

  const visit = async (url: URL, form?: URLSearchParams): Promise<{ url: URL; response: Response }> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jar.header(url) },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    jar.keep(url, response)
    return { url, response }
  }

  /** Follows redirects until a response has none, or until one leads to a page of the product outside /api/. */
  const follow = async (step: {
    url: URL
    response: Response
  }): Promise<{ url: URL; response: Response }> => {
    let at = step
    for (let count = 0; count < MOST_REDIRECTS; count++) {
      const next = at.response.headers.get('location')
      if (next === null) return at
      await at.response.body?.cancel()
      const url = new URL(next, at.url)
      if (url.origin === home.origin && !url.pathname.startsWith('/api/')) return { ...at, url }
      at = await visit(url)
    }
    throw new Error(`sign-in goes round in circles: ${at.url.href}`)
  }

  const question = await follow(await visit(new URL('/api/login', home)))
  if (!question.response.ok || question.url.origin === home.origin)
    throw new Error(`no sign-in page: ${question.response.status} from ${question.url.href}`)
  await question.response.body?.cancel()

  const arrival = await follow(
    await visit(question.url, new URLSearchParams({ [personField]: user.subject })),
  )
  const cookie = jar.header(home)
  if (arrival.url.origin !== home.origin || arrival.response.status >= 400 || cookie === '')
    throw new Error(`sign-in of ${user.email} ended with ${arrival.response.status} at ${arrival.url.href}`)
  return cookie
}
