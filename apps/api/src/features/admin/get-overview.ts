import { getOverview as contract } from '@voxdeck/contracts/admin/get-overview'
import { errorWords, isErrorCode } from '@voxdeck/contracts/errors'
import { listTranslationUsage } from '@voxdeck/db/translating/translation-usage'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

const shownDays = 30

const troubleOf = (code: string | null) => {
  if (code === null) return null
  const known = isErrorCode(code) ? code : 'internal'
  return { code: known, message: errorWords(known) }
}

export const getOverview = ({ db, isAdministrator }: Dependencies) =>
  endpoint(contract, async ({ user }) => {
    if (!isAdministrator(user)) throw new HttpProblem('not_found')
    const toolchain = await findLiveToolchain(db)
    return {
      hasWorker: toolchain !== null,
      translators: (toolchain?.translators ?? []).map(({ trouble, ...translator }) => ({
        ...translator,
        trouble: troubleOf(trouble),
      })),
      voices: toolchain?.voices ?? [],
      usage: await listTranslationUsage(db, shownDays),
    }
  })
