import { type Selectable, sql } from 'kysely'
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
export const listImageRows = async (db: Db, projectIds: readonly string[]): Promise<ImageRow[]> => {
  if (projectIds.length === 0) return []
  const rows = await db
    .selectFrom('images')
    .leftJoin('slide_scripts', 'slide_scripts.image_id', 'images.id')
    .where('images.project_id', 'in', projectIds)
    .orderBy('images.project_id')
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

const withParts = async (db: Db, projects: ProjectRow[]): Promise<ProjectRows[]> => {
  const ids = projects.map((project) => project.id)
  const images = await listImageRows(db, ids)
  const videos = await listVideoRows(db, ids)
  const imagesOf = Map.groupBy(images, (image) => image.project_id)
  const videosOf = Map.groupBy(videos, (video) => video.project_id)
  return projects.map((project) => ({
    project,
    images: imagesOf.get(project.id) ?? [],
    videos: videosOf.get(project.id) ?? [],
  }))
}

const projectsOf = (db: Db, userId: string) =>
  db
    .selectFrom('projects')
    .innerJoin('members', 'members.project_id', 'projects.id')
    .where('members.user_id', '=', userId)
    .selectAll('projects')

export const findProjectRows = async (
  db: Db,
  { userId, projectId }: { userId: string; projectId: string },
): Promise<ProjectRows | null> => {
  const project = await projectsOf(db, userId).where('projects.id', '=', projectId).executeTakeFirst()
  return project ? ((await withParts(db, [project]))[0] ?? null) : null
}

export const listProjectRows = async (
  db: Db,
  { userId, limit, before }: { userId: string; limit: number; before: Date | null },
): Promise<ProjectRows[]> => {
  // Milliseconds, as callers see and send them, and ties stay on one page: none can be lost between two.
  const edited = sql<Date>`date_trunc('milliseconds', projects.updated_at)`
  let query = projectsOf(db, userId).orderBy(edited, 'desc').fetch(limit, 'with ties')
  if (before) query = query.where(edited, '<', before)
  return withParts(db, await query.execute())
}
