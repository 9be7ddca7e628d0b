import type { Db } from '@voxdeck/db/connect'
import type { Toolchain } from '@voxdeck/db/workers/toolchains'
import { requireToolchain } from '../../access/require-toolchain.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { offeredLanguages } from './offered-languages.ts'

/** Throws language_unavailable unless a living worker can translate into and speak all these languages. */
export const requireOffered = async (db: Db, languages: readonly string[]): Promise<Toolchain> => {
  const toolchain = await requireToolchain(db)
  const offered = new Set<string>(offeredLanguages(toolchain).map(({ code }) => code))
  if (!languages.every((language) => offered.has(language))) throw new HttpProblem('language_unavailable')
  return toolchain
}
