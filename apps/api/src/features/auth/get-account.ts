import { getAccount as contract } from '@voxdeck/contracts/auth/get-account'
import { countAccount } from '@voxdeck/db/users/accounts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const getAccount = ({ db }: Dependencies) =>
  endpoint(contract, ({ user }) => countAccount(db, user.id))
