import type { Selectable } from 'kysely'
import type { Db } from '../connect.ts'
import { type LexiconRow, listLexicon } from '../languages/lexicon.ts'
import { listProjectLanguages, type ProjectLanguageRow } from '../languages/project-languages.ts'
import type { Schema } from '../schema.ts'
import { listVideoRows, type VideoRow } from '../videos/video-rows.ts'

export type ProjectRow = Selectable<Schema['projects']>
export type ImageRow = Selectable<Schema['images']> & Omit<Selectable<Schema['slide_scripts']>, 'image_id'>
export type ProjectRows = {
  project: ProjectRow
  images: ImageRow[]
  videos: VideoRow[]
  languages: ProjectLanguageRow[]
  lexicon: LexiconRow[]
}

/** Slides in their order, each with its script. */
const listImageRows = async (db: Db, projectId: string): Promise<ImageRow[]> => {
  const rows = await db
    .selectFrom('images')
    .leftJoin('slide_scripts', 'slide_scripts.image_id', 'images.id')
    .where('images.project_id', '=', projectId)
    .orderBy('images.order_index')
    .selectAll('images')
    .select([
      'script',
      'selected_voice',
      'recording_filename',
      'recording_hash',
      'recording_samples',
      'recording_peaks',
      'recording_size',
      'clip_filename',
      'clip_original_name',
      'clip_hash',
      'clip_frames',
      'clip_width',
      'clip_height',
      'clip_size',
      'clip_has_sound',
      'clip_keeps_sound',
    ])
    .execute()
  return rows.map((row) => ({
    ...row,
    script: row.script ?? '',
    selected_voice: row.selected_voice ?? 'adam',
    clip_has_sound: row.clip_has_sound ?? false,
    clip_keeps_sound: row.clip_keeps_sound ?? false,
  }))
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
  const images = await listImageRows(db, projectId)
  const videos = await listVideoRows(db, [projectId])
  const languages = await listProjectLanguages(db, [projectId])
  return { project, images, videos, languages, lexicon: await listLexicon(db, projectId) }
}
