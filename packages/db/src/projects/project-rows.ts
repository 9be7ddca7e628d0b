import type { Selectable } from 'kysely'
import type { Db } from '../connect.ts'
import { type LexiconRow, listLexicon } from '../languages/lexicon.ts'
import { listProjectLanguages, type ProjectLanguageRow } from '../languages/project-languages.ts'
import type { Schema } from '../schema.ts'
import { listSlides, type StoredSlide } from '../slides/slide-rows.ts'
import { listVideoRows, type VideoRow } from '../videos/video-rows.ts'

export type ProjectRow = Selectable<Schema['projects']>
export type ProjectRows = {
  project: ProjectRow
  slides: StoredSlide[]
  videos: VideoRow[]
  languages: ProjectLanguageRow[]
  lexicon: LexiconRow[]
}

export const findProjectRows = async (
  db: Db,
  { userId, projectId }: { userId: string; projectId: string },
): Promise<ProjectRows | null> => {
  const project = await db
    .selectFrom('projects')
    .innerJoin('members', 'members.project_id', 'projects.id')
    .where('members.user_id', '=', userId)
    .where('projects.id', '=', projectId)
    .selectAll('projects')
    .executeTakeFirst()
  if (!project) return null
  const slides = await listSlides(db, projectId)
  const videos = await listVideoRows(db, [projectId])
  const languages = await listProjectLanguages(db, [projectId])
  return { project, slides, videos, languages, lexicon: await listLexicon(db, projectId) }
}
