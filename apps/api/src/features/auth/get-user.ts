import { getUser as contract } from '@voxdeck/contracts/auth/get-user'
import { endpoint } from '../../http/endpoint.ts'

export const getUser = () =>
  endpoint(contract, async ({ user }) => ({
    id: user.id,
    firstName: user.firstName,
    email: user.email,
    profileImageUrl: user.pictureFilename && `/api/profile-images/${user.pictureFilename}`,
  }))
