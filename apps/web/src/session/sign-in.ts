/** Both leave the app by a full page load. */
export const logOutAddress = '/api/logout'

/** Sign-in comes back to the page that was asked for. */
export const signInAddress = (path: string): string =>
  path === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(path)}`

export const currentPath = (): string => location.pathname + location.search
