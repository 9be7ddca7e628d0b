import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { listProjectLanguages, type ProjectLanguageRow } from '../languages/project-languages.ts'
import type { SlideRow } from '../slides/slide-rows.ts'
import { listVideoRows, type VideoRow, withProgress } from '../videos/video-rows.ts'

export type SummaryParts = {
  slides: SlideRow[]
  slideCount: number
  videos: VideoRow[]
  languages: ProjectLanguageRow[]
}

const byProject = (
  slides: readonly (SlideRow & { count: number })[],
  videos: readonly VideoRow[],
  languages: readonly ProjectLanguageRow[],
) => {
  const slidesOf = Map.groupBy(slides, (slide) => slide.project_id)
  const videosOf = Map.groupBy(videos, (video) => video.project_id)
  const languagesOf = Map.groupBy(languages, (language) => language.project_id)
  return (projectId: string): SummaryParts => ({
    slides: slidesOf.get(projectId) ?? [],
    slideCount: slidesOf.get(projectId)?.[0]?.count ?? 0,
    videos: videosOf.get(projectId) ?? [],
    languages: languagesOf.get(projectId) ?? [],
  })
}

const countedSlides = (db: Db, projectIds: readonly string[]) =>
  db
    .selectFrom('slides')
    .where('slides.project_id', 'in', projectIds)
    .selectAll('slides')
    .select(sql<number>`count(*) over (partition by slides.project_id)`.as('count'))
    .orderBy('slides.project_id')

/** All pictures in slide order, without scripts, and all videos. */
export const loadFullParts = async (db: Db, projectIds: readonly string[]) => {
  if (projectIds.length === 0) return byProject([], [], [])
  const slides = await countedSlides(db, projectIds).orderBy('slides.position').execute()
  const videos = await listVideoRows(db, projectIds)
  return byProject(slides, videos, await listProjectLanguages(db, projectIds))
}

/** The thumbnail picture, else the first; the newest video that is not cancelled, else the newest. */
export const loadCardParts = async (db: Db, projectIds: readonly string[]) => {
  if (projectIds.length === 0) return byProject([], [], [])
  const covers = await countedSlides(db, projectIds)
    .innerJoin('projects', 'projects.id', 'slides.project_id')
    .distinctOn('slides.project_id')
    .orderBy(sql`slides.id is not distinct from projects.thumbnail_slide_id`, 'desc')
    .orderBy('slides.position')
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
  return byProject(covers, await withProgress(db, videos), await listProjectLanguages(db, projectIds))
}
