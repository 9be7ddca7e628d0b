import type { Db } from '@voxdeck/db/connect'
import { findLivingToolchain, type Toolchain } from '@voxdeck/db/workers/toolchains'
import { HttpProblem } from '../../http/http-problem.ts'

/** What a running worker can do; work that nobody would take is not begun. */
export const requireToolchain = async (db: Db): Promise<Toolchain> => {
  const toolchain = await findLivingToolchain(db)
  if (!toolchain) throw new HttpProblem('no_worker')
  return toolchain
}
