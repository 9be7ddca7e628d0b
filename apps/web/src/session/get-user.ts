import { useQuery } from '@tanstack/react-query'
import type { User } from '@voxdeck/contracts/auth/get-user'

const path = '/api/auth/user'

/**
 * Plain fetch: the contracts, and zod with them, are imported only when there is a user, to keep the landing
 * page small.
 */
const fetchUser = async ({ signal }: { signal: AbortSignal }): Promise<User> => {
  const response = await fetch(path, { signal, credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  const { userSchema } = await import('@voxdeck/contracts/auth/get-user')
  return userSchema.parse(await response.json())
}

/**
 * The server marks the page it sends to a browser without a session (see visitor-page.ts), so no request is
 * needed.
 */
const isVisitor = document.querySelector('meta[name="voxdeck-visitor"]') !== null

/** Any data means signed in; anything else, a failure too, means signed out. */
export const useCurrentUser = () => {
  const { data: user = null, isLoading } = useQuery({
    queryKey: [path],
    queryFn: fetchUser,
    enabled: !isVisitor,
  })
  return { user, isPending: isLoading }
}
