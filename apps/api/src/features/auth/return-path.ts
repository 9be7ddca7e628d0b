/** Where sign-in may lead: a page of this installation, never another site and never an API call. */
export const returnPath = (asked: string | undefined, publicUrl: URL): string => {
  if (!asked?.startsWith('/')) return '/'
  const url = URL.parse(asked, publicUrl)
  if (url?.origin !== publicUrl.origin || isApiCall(url.pathname)) return '/'
  // '/.//elsewhere.example' has our origin, and its path would be read as another site's address.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** As the router reads it: with escapes undone. */
const isApiCall = (pathname: string): boolean => {
  try {
    return decodeURIComponent(pathname).startsWith('/api/')
  } catch {
    return true
  }
}
