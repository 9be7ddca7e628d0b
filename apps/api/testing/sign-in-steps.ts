import { createCookieJar } from '@voxdeck/dev/cookie-jar'
import type { Person } from '@voxdeck/dev/identity-provider/people'
import { personField } from '@voxdeck/dev/identity-provider/sign-in-page'

export type BegunSignIn = { cookie: string; provider: URL; setCookie: string }

/** Step 1 of a sign-in: the cookie that the browser gets, and the provider's URL that it is redirected to. */
export const beginSignIn = async (address: string, returnTo?: string): Promise<BegunSignIn> => {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`
  const response = await fetch(`${address}/api/login${query}`, { redirect: 'manual' })
  const setCookie = response.headers.getSetCookie()[0] ?? ''
  const cookie = setCookie.split(';')[0] ?? ''
  return { cookie, setCookie, provider: new URL(response.headers.get('location') ?? '') }
}

/** Step 2: the person signs in at the provider. Returns the callback URL, which is not yet requested. */
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

/** Step 3: the browser requests the callback URL. */
export const comeBack = (callback: URL, cookie: string): Promise<Response> =>
  fetch(callback, { redirect: 'manual', headers: { cookie } })
