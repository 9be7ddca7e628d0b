import { queryOptions } from '@tanstack/react-query'
import { getAccount } from '@voxdeck/contracts/auth/get-account'
import { client } from './client.ts'

/** What the account holds; read anew whenever it is shown. */
export const accountQuery = queryOptions({
  queryKey: ['/api/account'] as const,
  queryFn: ({ signal }) => client.call(getAccount, { signal }),
  staleTime: 0,
})
