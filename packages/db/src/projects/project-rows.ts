import type { Selectable } from 'kysely'
import type { Db } from '../connect.ts'
import type { Schema } from '../schema.ts'
import { listVideoRows, type VideoRow } from '../videos/video-rows.ts'

export type ProjectRow = Selectable<Schema['projects']>
export type ImageRow = Selectable<Schema['images']> & {
  script: string
  selected_voice: string
  clip_filename: string | null
  clip_original_name: string | null
}
export type ProjectRows = { project: ProjectRow; images: ImageRow[]; videos: VideoRow[] }

/** Slides in their order, each with its script. */
const listImageRows = async (db: Db, projectId: string): Promise<ImageRow[]> => {
  const rows = await db
    .selectFrom('images')
    .leftJoin('slide_scripts', 'slide_scripts.image_id', 'images.id')
    .where('images.project_id', '=', projectId)
    .orderBy('images.order_index')
    .selectAll('images')
    .select(['script', 'selected_voice', 'clip_filename', 'clip_original_name'])
    .execute()
  return rows.map((row) => ({
    ...row,
    script: row.script ?? '',
    selected_voice: row.selected_voice ?? 'adam',
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
  return { project, images, videos: await listVideoRows(db, [projectId]) }
}
