import type { Db } from '@voxdeck/db/connect'
import { findLiveToolchain, type Toolchain } from '@voxdeck/db/workers/toolchains'
import { HttpProblem } from '../http/http-problem.ts'

/** Toolchain of a living worker; throws no_worker when none is alive, so that no work waits for nobody. */
export const requireToolchain = async (db: Db): Promise<Toolchain> => {
  const toolchain = await findLiveToolchain(db)
  if (!toolchain) throw new HttpProblem('no_worker')
  return toolchain
}
