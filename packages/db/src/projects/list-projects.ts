import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { Schema } from '../schema.ts'
import { matchingProjects, type ProjectSearch } from './matching-projects.ts'

export type ProjectSorting = 'edited' | 'created' | 'title'

/** Position in a sorting, for keyset pagination: the sort key as text, and the id as tie-breaker. */
export type Place = { key: string; id: string }

export type ListedProject = Omit<Selectable<Schema['projects']>, 'script' | 'salt' | `music_${string}`> & {
  place: Place
}

type Sorting = {
  direction: 'asc' | 'desc'
  by: RawBuilder<unknown>
  asText: RawBuilder<string>
  fromText: (key: string) => RawBuilder<unknown>
}

/** In microseconds: with milliseconds, the next page would skip rows of the same millisecond. */
const byTime = (column: 'projects.updated_at' | 'projects.created_at'): Sorting => ({
  direction: 'desc',
  by: sql.ref(column),
  asText: sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  fromText: (key) => sql`${key}::timestamptz`,
})

const sortings: Record<ProjectSorting, Sorting> = {
  edited: byTime('projects.updated_at'),
  created: byTime('projects.created_at'),
  title: {
    direction: 'asc',
    by: sql`projects.title collate by_title`,
    asText: sql`projects.title`,
    fromText: (key) => sql`${key} collate by_title`,
  },
}

const columns = [
  'projects.id',
  'projects.title',
  'projects.source_language',
  'projects.speaking_speed',
  'projects.resolution',
  'projects.transition',
  'projects.shape',
  'projects.picture_fit',
  'projects.captions',
  'projects.thumbnail_slide_id',
  'projects.revision',
  'projects.created_at',
  'projects.updated_at',
] as const

export type ProjectPage = ProjectSearch & { sort: ProjectSorting; after: Place | null; limit: number }

export const listProjects = async (
  db: Db,
  { sort, after, limit, ...search }: ProjectPage,
): Promise<ListedProject[]> => {
  const { direction, by, asText, fromText } = sortings[sort]
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  let query = matchingProjects(db, search)
  if (after)
    query = query.where(
      sql<boolean>`(${by}, projects.id) ${beyond} (${fromText(after.key)}, ${after.id}::uuid)`,
    )
  const page = query.select(columns).orderBy(by, direction).orderBy('projects.id', direction).limit(limit)
  // Format the key for the rows of the page only, not for every row that is sorted.
  const rows = await db
    .selectFrom(page.as('projects'))
    .selectAll()
    .select(asText.as('key'))
    .orderBy(by, direction)
    .orderBy('projects.id', direction)
    .execute()
  return rows.map(({ key, ...project }) => ({ ...project, place: { key, id: project.id } }))
}
