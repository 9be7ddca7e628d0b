/** Stores cookies as far as a sign-in needs: by host and path, deleted when the server expires them. */
export const createCookieJar = () => {
  const cookies = new Map<string, { host: string; path: string; name: string; value: string }>()

  return {
    keep: (url: URL, response: Response): void => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(/;\s*/)
        const separator = pair.indexOf('=')
        const name = pair.slice(0, separator)
        const value = pair.slice(separator + 1)
        const attribute = (wanted: string) =>
          attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
        const path = attribute('path') ?? '/'
        const expires = attribute('expires')
        const isOver = attribute('max-age') === '0' || (expires && Date.parse(expires) <= Date.now())
        const key = [url.host, path, name].join(' ')
        if (isOver) cookies.delete(key)
        else cookies.set(key, { host: url.host, path, name, value })
      }
    },
    /** The Cookie header for this URL. */
    header: (url: URL): string =>
      [...cookies.values()]
        .filter(({ host, path }) => host === url.host && url.pathname.startsWith(path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
  }
}
