import { translateSlides as contract } from '@voxdeck/contracts/languages/translate-slides'
import { chooseSlides } from '@voxdeck/core/languages/choose-slides'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { type Db, databaseTime } from '@voxdeck/db/connect'
import { listProjectLanguages } from '@voxdeck/db/languages/project-languages'
import { beginTranslating, findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { findTranslations } from '@voxdeck/db/languages/translations'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import { findSourceScripts } from '@voxdeck/db/slides/find-source-scripts'
import { requireProject } from '../../access/project-access.ts'
import { requireToolchain } from '../../access/require-toolchain.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { presentJob } from '../../presenters/present-job.ts'
import { helpFor } from './offered-languages.ts'
import { slideStates } from './slide-states.ts'

/** Those that are named, else all that a living worker can translate into. */
const languagesMeant = async (trx: Db, projectId: string, named: readonly string[] | undefined) => {
  const rows = await listProjectLanguages(trx, [projectId])
  const own = rows.map(({ language }) => language)
  if (named?.some((language) => !own.includes(language))) throw new HttpProblem('not_found')
  const toolchain = await requireToolchain(trx)
  const isTranslated = (language: string) => helpFor(language, toolchain).hasTranslator
  if (named && !named.every(isTranslated)) throw new HttpProblem('language_unavailable')
  const meant = own.filter((language) => named?.includes(language) ?? isTranslated(language))
  if (own.length > 0 && meant.length === 0) throw new HttpProblem('language_unavailable')
  return meant
}

export const translateSlides = ({ db, delivery }: Dependencies) =>
  endpoint(contract, async ({ params, body, user, actor }) => {
    const projectId = params.id
    await requireProject(db, { userId: user.id, projectId }, 'write')
    return delivery.transact(async (trx, send) => {
      await lockProject(trx, projectId)
      const languages = await languagesMeant(trx, projectId, body.languages)
      const requestedAt = (await databaseTime(trx)).toISOString()
      const scripts = await findSourceScripts(trx, projectId)
      if (!scripts) throw new HttpProblem('not_found')
      const requested: { languageCode: string; planned: number; left: number }[] = []
      for (const language of languages) {
        const slides = slideStates(scripts, await findTranslations(trx, { projectId, language }))
        const { chosen, left } = chooseSlides(
          slides,
          { from: scripts.sourceLanguage, to: language },
          {
            slideIds: body.imageIds,
            overwrite: body.overwrite,
          },
        )
        requested.push({ languageCode: language, planned: chosen.length, left })
        if (chosen.length === 0) continue
        const number = await beginTranslating(trx, { projectId, language, planned: chosen.length })
        const request = { number, slideIds: chosen, overwrite: body.overwrite ?? false, requestedAt }
        const task = { projectId, language }
        await send({ kind: 'translateSlides', input: { task, accountId: user.id, request } })
        await writeAudit(trx, actor, { action: 'translateSlides', projectId, subject: language })
      }
      const jobs = await findTranslationJobs(trx, projectId)
      return requested.map((one) => {
        const job = jobs.find(({ language }) => language === one.languageCode)
        return { ...one, job: job ? presentJob(job) : null }
      })
    })
  })
