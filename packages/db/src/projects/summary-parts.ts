import { type Selectable, sql } from 'kysely'
import type { Db } from '../connect.ts'
import { listProjectLanguages, type ProjectLanguageRow } from '../languages/project-languages.ts'
import type { Schema } from '../schema.ts'
import { listVideoRows, type VideoRow, withDone } from '../videos/video-rows.ts'

export type PictureRow = Selectable<Schema['images']>
export type SummaryParts = {
  images: PictureRow[]
  imageCount: number
  videos: VideoRow[]
  languages: ProjectLanguageRow[]
}

const byProject = (
  images: readonly (PictureRow & { count: number })[],
  videos: readonly VideoRow[],
  languages: readonly ProjectLanguageRow[],
) => {
  const imagesOf = Map.groupBy(images, (image) => image.project_id)
  const videosOf = Map.groupBy(videos, (video) => video.project_id)
  const languagesOf = Map.groupBy(languages, (language) => language.project_id)
  return (projectId: string): SummaryParts => ({
    images: imagesOf.get(projectId) ?? [],
    imageCount: imagesOf.get(projectId)?.[0]?.count ?? 0,
    videos: videosOf.get(projectId) ?? [],
    languages: languagesOf.get(projectId) ?? [],
  })
}

const countedImages = (db: Db, projectIds: readonly string[]) =>
  db
    .selectFrom('images')
    .where('images.project_id', 'in', projectIds)
    .selectAll('images')
    .select(sql<number>`count(*) over (partition by images.project_id)`.as('count'))
    .orderBy('images.project_id')

/** Every picture, in order and without its script, and every video. */
export const loadFullParts = async (db: Db, projectIds: readonly string[]) => {
  if (projectIds.length === 0) return byProject([], [], [])
  const images = await countedImages(db, projectIds).orderBy('images.order_index').execute()
  const videos = await listVideoRows(db, projectIds)
  return byProject(images, videos, await listProjectLanguages(db, projectIds))
}

/** The chosen picture, else the first; the video started last, unless it was called off and there is another. */
export const loadCardParts = async (db: Db, projectIds: readonly string[]) => {
  if (projectIds.length === 0) return byProject([], [], [])
  const covers = await countedImages(db, projectIds)
    .innerJoin('projects', 'projects.id', 'images.project_id')
    .distinctOn('images.project_id')
    .orderBy(sql`images.id is not distinct from projects.thumbnail_image_id`, 'desc')
    .orderBy('images.order_index')
    .execute()
  const videos = await db
    .selectFrom('videos')
    .where('project_id', 'in', projectIds)
    .where('kind', '=', 'video')
    .distinctOn('project_id')
    .orderBy('project_id')
    .orderBy(sql`status = 'cancelled'`)
    .orderBy('requested_at', 'desc')
    .selectAll()
    .execute()
  return byProject(covers, await withDone(db, videos), await listProjectLanguages(db, projectIds))
}
