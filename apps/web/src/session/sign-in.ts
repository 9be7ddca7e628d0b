/** Sign-in and log-out are full page loads, not client-side routes. */
export const logOutAddress = '/api/logout'

/** Sign-in redirects back to `path`. */
export const signInAddress = (path: string): string =>
  path === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(path)}`

export const currentPath = (): string => location.pathname + location.search
