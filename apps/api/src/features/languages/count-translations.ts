import { countTranslations as contract } from '@voxdeck/contracts/languages/count-translations'
import { groupOfTranslation, isStale } from '@voxdeck/core/languages/translation-state'
import { listProjectLanguages } from '@voxdeck/db/languages/project-languages'
import { listTranslationStates } from '@voxdeck/db/languages/translations'
import { findSourceScripts } from '@voxdeck/db/slides/find-source-scripts'
import { slideSources } from '@voxdeck/storage/slide-sources'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

export const countTranslations = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    const projectId = params.id
    await requireProject(db, { userId: user.id, projectId }, 'read')
    const scripts = await findSourceScripts(db, projectId)
    if (!scripts) throw new HttpProblem('not_found')
    const sources = slideSources(scripts)
    const translations = Map.groupBy(await listTranslationStates(db, projectId), ({ language }) => language)
    return (await listProjectLanguages(db, [projectId])).map(({ language }) => {
      const bySlide = new Map(translations.get(language)?.map((row) => [row.slideId, row]))
      const counts = { languageCode: language, untranslated: 0, stale: 0, toReview: 0, reviewed: 0 }
      for (const { slideId, source, sourceHash } of sources) {
        const translation = bySlide.get(slideId) ?? null
        const group = groupOfTranslation(
          source,
          translation?.state ?? null,
          isStale({ sourceHash, translation }),
        )
        if (group) counts[group] += 1
      }
      return counts
    })
  })
