import type { ProjectLanguageJson } from '@voxdeck/contracts/languages/language'
import type { Db } from '@voxdeck/db/connect'
import { findProjectLanguage, type ProjectLanguageRow } from '@voxdeck/db/languages/project-languages'
import { findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { findTitle } from '@voxdeck/db/projects/find-project-facts'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import { HttpProblem } from '../../http/http-problem.ts'
import { presentJob } from '../../presenters/present-job.ts'
import { loadTranslatedSlides } from './load-translated-slides.ts'
import { helpFor } from './offered-languages.ts'

const presentTitle = (
  { title, title_state: state, title_source: source }: ProjectLanguageRow,
  titleNow: string,
): ProjectLanguageJson['title'] =>
  title === null || state === null ? null : { text: title, state, stale: source !== titleNow }

/** A language of a project, with all slides; throws not_found when the project does not have it. */
export const loadLanguage = async (
  db: Db,
  { projectId, language }: { projectId: string; language: string },
): Promise<ProjectLanguageJson> => {
  const row = await findProjectLanguage(db, { projectId, language })
  if (!row) throw new HttpProblem('not_found')
  const toolchain = await findLiveToolchain(db)
  const jobs = await findTranslationJobs(db, projectId)
  const job = jobs.find((one) => one.language === language)
  return {
    languageCode: language,
    voice: row.voice,
    speakingSpeed: row.speaking_speed,
    title: presentTitle(row, await findTitle(db, projectId)),
    ...(toolchain ? helpFor(language, toolchain) : { hasVoice: true, hasTranslator: true }),
    slides: await loadTranslatedSlides(db, { projectId, language }),
    job: job ? presentJob(job) : null,
  }
}
