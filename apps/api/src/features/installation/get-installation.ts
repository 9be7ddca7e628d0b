import { getInstallation as contract } from '@voxdeck/contracts/installation/get-installation'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const getInstallation = ({ installation }: Dependencies) =>
  endpoint(contract, async () => installation)
