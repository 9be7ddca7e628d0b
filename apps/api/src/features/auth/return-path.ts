/** Redirect target after sign-in: a page of this installation, never another site and never an API route. */
export const returnPath = (asked: string | undefined, publicUrl: URL): string => {
  if (!asked?.startsWith('/')) return '/'
  const url = URL.parse(asked, publicUrl)
  if (url?.origin !== publicUrl.origin || isApiCall(url.pathname)) return '/'
  // '/.//elsewhere.example' has our origin, but a browser reads its path as another host.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** Percent-decoded, as the router reads it; a malformed escape counts as an API route. */
const isApiCall = (pathname: string): boolean => {
  try {
    return decodeURIComponent(pathname).startsWith('/api/')
  } catch {
    return true
  }
}
