import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { countUserBytes } from '../space/count-bytes.ts'
import { matchingProjects, type ProjectSearch, titleContains } from './matching-projects.ts'

/** Positions are 0, 1, 2 and so on, so the last entry of the index gives the number of slides. */
const slidesOfProject = sql<number>`(select max(position) + 1 from slides where project_id = projects.id)`

const countProjects = (db: Db, { userId, search }: ProjectSearch) =>
  matchingProjects(db, { userId, search: '' })
    .select((select) => [
      select.fn.countAll<number>().as('projects'),
      sql<number>`coalesce(sum(${slidesOfProject}), 0)::bigint`.as('slides'),
      sql<number>`count(*) filter (where ${titleContains(search)})`.as('matching'),
    ])
    .executeTakeFirstOrThrow()

const countVideos = (db: Db, userId: string) =>
  db
    .selectFrom('members')
    .innerJoin('videos', 'videos.project_id', 'members.project_id')
    .where('members.user_id', '=', userId)
    .where('videos.kind', '=', 'video')
    .select((select) => [
      select.fn.countAll<number>().as('videos'),
      sql<number>`count(distinct videos.project_id) filter (where videos.status = 'completed')`.as(
        'projectsWithVideo',
      ),
    ])
    .executeTakeFirstOrThrow()

const countLanguages = (db: Db, userId: string) =>
  db
    .selectFrom('members')
    .innerJoin('project_languages', 'project_languages.project_id', 'members.project_id')
    .where('members.user_id', '=', userId)
    .select((select) => [
      select.fn.countAll<number>().as('translations'),
      select.fn.count<number>('project_languages.language').distinct().as('languages'),
    ])
    .executeTakeFirstOrThrow()

/** Counted over all of a person's projects. */
export const summariseProjects = async (db: Db, search: ProjectSearch) => {
  const [projects, videos, languages, space] = await Promise.all([
    countProjects(db, search),
    countVideos(db, search.userId),
    countLanguages(db, search.userId),
    countUserBytes(db, search.userId),
  ])
  return { ...projects, ...videos, ...languages, space }
}
