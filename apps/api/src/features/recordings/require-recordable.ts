import type { Db } from '@voxdeck/db/connect'
import { findProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { findSourceLanguage } from '@voxdeck/db/projects/find-source-language'
import { HttpProblem } from '../../http/http-problem.ts'

type ProjectRecording = { projectId: string; language: string | undefined }

/** The language to record: the source language without one. Throws not_found for a language that the project does not have. */
export const requireRecordable = async (
  db: Db,
  { projectId, language }: ProjectRecording,
): Promise<string> => {
  const sourceLanguage = await findSourceLanguage(db, projectId)
  if (language === undefined || language === sourceLanguage) return sourceLanguage
  if (!(await findProjectLanguage(db, { projectId, language }))) throw new HttpProblem('not_found')
  return language
}
