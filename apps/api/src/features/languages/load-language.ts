import type { ProjectLanguageJson } from '@voxdeck/contracts/languages/language'
import type { Db } from '@voxdeck/db/connect'
import { findProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { HttpProblem } from '../../http/http-problem.ts'
import { presentJob } from '../../presenters/present-job.ts'
import { loadTranslatedSlides } from './load-translated-slides.ts'

/** A language of a project, with all slides; throws not_found when the project does not have it. */
export const loadLanguage = async (
  db: Db,
  { projectId, language }: { projectId: string; language: string },
): Promise<ProjectLanguageJson> => {
  const row = await findProjectLanguage(db, { projectId, language })
  if (!row) throw new HttpProblem('not_found')
  const jobs = await findTranslationJobs(db, projectId)
  const job = jobs.find((one) => one.language === language)
  return {
    languageCode: language,
    voice: row.voice,
    slides: await loadTranslatedSlides(db, { projectId, language }),
    job: job ? presentJob(job) : null,
  }
}
