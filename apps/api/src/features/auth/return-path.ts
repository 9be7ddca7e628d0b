/** Where sign-in may lead: a page of this installation, never another site and never an API call. */
export const returnPath = (asked: string | undefined, publicUrl: URL): string => {
  if (!asked?.startsWith('/')) return '/'
  let url: URL
  try {
    url = new URL(asked, publicUrl)
  } catch {
    return '/'
  }
  if (url.origin !== publicUrl.origin || url.pathname.startsWith('/api/')) return '/'
  return url.pathname + url.search + url.hash
}
