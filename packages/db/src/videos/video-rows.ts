import { noWork } from '@voxdeck/core/progress/progress-of'
import type { DoneWork, WorkStep } from '@voxdeck/core/progress/work'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { Schema } from '../schema.ts'

export type VideoRow = Selectable<Schema['videos']> & { done: DoneWork }

const loadDone = async (db: Db, videoIds: readonly string[]): Promise<Map<string, DoneWork>> => {
  const done = new Map<string, DoneWork>()
  if (videoIds.length === 0) return done
  const rows = await db
    .selectFrom('video_work')
    .where('video_id', 'in', videoIds)
    .groupBy(['video_id', 'kind'])
    .select((select) => [
      'video_id',
      'kind',
      select.fn.countAll<number>().as('units'),
      select.fn.sum<number>('cost').as('cost'),
      sql<number>`count(*) filter (where reused)`.as('reused'),
    ])
    .execute()
  for (const { video_id, kind, units, cost, reused } of rows) {
    const work = done.get(video_id) ?? noWork()
    work[kind as WorkStep] = { units, cost, reused }
    done.set(video_id, work)
  }
  return done
}

/** Rows of films with the work that was done for each. */
export const withDone = async (db: Db, rows: Selectable<Schema['videos']>[]): Promise<VideoRow[]> => {
  const done = await loadDone(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, done: done.get(row.id) ?? noWork() }))
}

/** Films, newest first; previews of single slides are nobody's film. */
export const listVideoRows = async (db: Db, projectIds: readonly string[]): Promise<VideoRow[]> => {
  if (projectIds.length === 0) return []
  const rows = await db
    .selectFrom('videos')
    .where('project_id', 'in', projectIds)
    .where('kind', '=', 'film')
    .orderBy('asked_at', 'desc')
    .selectAll()
    .execute()
  return withDone(db, rows)
}

export const findVideoRow = async (
  db: Db,
  { projectId, videoId }: { projectId: string; videoId: string },
): Promise<VideoRow | null> => {
  const row = await db
    .selectFrom('videos')
    .where('id', '=', videoId)
    .where('project_id', '=', projectId)
    .selectAll()
    .executeTakeFirst()
  return row ? ((await withDone(db, [row]))[0] ?? null) : null
}

/** The film of that file name, if the person is a member of its project. */
export const findVideoFile = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<{ title: string } | null> => {
  const row = await db
    .selectFrom('videos')
    .innerJoin('members', 'members.project_id', 'videos.project_id')
    .innerJoin('projects', 'projects.id', 'videos.project_id')
    .where('members.user_id', '=', userId)
    .where('videos.filename', '=', filename)
    .select('projects.title')
    .executeTakeFirst()
  return row ?? null
}
