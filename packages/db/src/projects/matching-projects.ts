import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type ProjectSearch = { userId: string; search: string }

/** Case-insensitive substring of the title; no character of the search is a wildcard. */
export const titleContains = (search: string) =>
  search === ''
    ? sql<boolean>`true`
    : sql<boolean>`strpos(lower(projects.title collate by_title), lower(${search} collate by_title)) > 0`

export const matchingProjects = (db: Db, { userId, search }: ProjectSearch) =>
  db
    .selectFrom('projects')
    .innerJoin('members', 'members.project_id', 'projects.id')
    .where('members.user_id', '=', userId)
    .where(titleContains(search))

export const findTitles = async (db: Db, projects: ProjectSearch): Promise<Set<string>> => {
  const rows = await matchingProjects(db, projects).select('projects.title').execute()
  return new Set(rows.map(({ title }) => title))
}
