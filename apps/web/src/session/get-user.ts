import { useQuery } from '@tanstack/react-query'
import type { User } from '@voxdeck/contracts/auth/get-user'

const path = '/api/auth/user'

/** All that the landing page asks. The contracts, and zod with them, are loaded only for somebody signed in. */
const fetchUser = async ({ signal }: { signal: AbortSignal }): Promise<User> => {
  const response = await fetch(path, { signal, credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  const { userSchema } = await import('@voxdeck/contracts/auth/get-user')
  return userSchema.parse(await response.json())
}

/** The server says so on the page it sends to a browser without a session: there is nobody to ask for. */
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
