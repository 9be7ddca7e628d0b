import { createCookieJar } from '@voxdeck/dev/cookie-jar'
import type { Person } from '@voxdeck/dev/identity-provider/people'
import { personField } from '@voxdeck/dev/identity-provider/sign-in-page'

export type BegunSignIn = { cookie: string; provider: URL; setCookie: string }

/** The first step of a sign-in: what the browser is given, and where it is sent. */
export const beginSignIn = async (address: string, returnTo?: string): Promise<BegunSignIn> => {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`
  const response = await fetch(`${address}/api/login${query}`, { redirect: 'manual' })
  const setCookie = response.headers.getSetCookie()[0] ?? ''
  const cookie = setCookie.split(';')[0] ?? ''
  return { cookie, setCookie, provider: new URL(response.headers.get('location') ?? '') }
}

/** The second: a person says who they are. Gives the address the provider sends the browser back to, not yet visited. */
export const chooseAtProvider = async (provider: URL, person: Person): Promise<URL> => {
  const jar = createCookieJar()
  const visit = async (url: URL, form?: URLSearchParams) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jar.header(url) },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    jar.keep(url, response)
    await response.body?.cancel()
    return new URL(response.headers.get('location') ?? '', url)
  }
  const question = await visit(provider)
  const resume = await visit(question, new URLSearchParams({ [personField]: person.subject }))
  return visit(resume)
}

/** The last: the browser comes back. */
export const comeBack = (callback: URL, cookie: string): Promise<Response> =>
  fetch(callback, { redirect: 'manual', headers: { cookie } })
