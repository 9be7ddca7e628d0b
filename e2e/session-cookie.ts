import type { BrowserContext } from '@playwright/test'

/** Sets a session cookie, given as 'name=value', in a browser. */
export const setSessionCookie = async (
  context: BrowserContext,
  url: string,
  cookie: string,
): Promise<void> => {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  // A __Host- cookie is set only for https; the browser then sends it to http on localhost too.
  const secureUrl = url.replace('http:', 'https:')
  await context.addCookies([{ name, value, url: secureUrl, secure: true, httpOnly: true, sameSite: 'Lax' }])
}
