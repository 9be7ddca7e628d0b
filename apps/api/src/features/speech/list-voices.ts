import { listVoices as contract } from '@voxdeck/contracts/speech/list-voices'
import { defaultVoices } from '@voxdeck/core/voices'
import { findLivingToolchain } from '@voxdeck/db/workers/toolchains'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const listVoices = ({ db }: Dependencies) =>
  endpoint(contract, async () => [...((await findLivingToolchain(db))?.voices ?? defaultVoices)])
