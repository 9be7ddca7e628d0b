import { getUser as contract } from '@voxdeck/contracts/auth/get-user'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const getUser = ({ isAdministrator }: Dependencies) =>
  endpoint(contract, async ({ user }) => ({
    id: user.id,
    firstName: user.firstName,
    email: user.email,
    profileImageUrl: user.pictureFilename && `/api/profile-images/${user.pictureFilename}`,
    isAdministrator: isAdministrator(user),
  }))
