import { sourceLanguage } from '@voxdeck/core/languages/languages'
import type { Db } from '@voxdeck/db/connect'
import { findProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { HttpProblem } from '../../http/http-problem.ts'

type ProjectRecording = { projectId: string; language: string | undefined }

/** Throws not_found for a language that the project does not have. */
export const requireRecordable = async (
  db: Db,
  { projectId, language = sourceLanguage }: ProjectRecording,
): Promise<void> => {
  if (language === sourceLanguage) return
  if (!(await findProjectLanguage(db, { projectId, language }))) throw new HttpProblem('not_found')
}
