import { listLanguages as contract } from '@voxdeck/contracts/languages/list-languages'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { offeredLanguages } from './offered-languages.ts'

export const listLanguages = ({ db }: Dependencies) =>
  endpoint(contract, async () => {
    const toolchain = await findLiveToolchain(db)
    return toolchain ? offeredLanguages(toolchain) : []
  })
