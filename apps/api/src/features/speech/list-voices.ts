import { listVoices as contract } from '@voxdeck/contracts/speech/list-voices'
import { defaultVoices } from '@voxdeck/core/voices'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const listVoices = ({ db }: Dependencies) =>
  endpoint(contract, async () => [...((await findLiveToolchain(db))?.voices ?? defaultVoices)])
