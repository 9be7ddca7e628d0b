import { noWork } from '@voxdeck/core/progress/progress-of'
import type { Pace } from '@voxdeck/core/progress/remaining-time'
import type { Measurements } from '@voxdeck/core/progress/speeds'
import type { DoneWork, WorkStep } from '@voxdeck/core/progress/work'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { Schema } from '../schema.ts'
import { countSlots } from '../workers/worker-slots.ts'
import { loadQueue, type Queue } from './queue.ts'
import { loadSpeeds, loadWatched } from './work-speeds.ts'

/**
 * What the estimate of a generating video needs. `ahead` is the number of videos before it while it waits for
 * its first unit of work, else null.
 */
export type Course = { pace: Pace; ahead: number | null }

export type VideoRow = Selectable<Schema['videos']> & { done: DoneWork; course: Course | null }

const loadDone = async (db: Db, videoIds: readonly string[]): Promise<Map<string, DoneWork>> => {
  const done = new Map<string, DoneWork>()
  if (videoIds.length === 0) return done
  const rows = await db
    .selectFrom('video_work')
    .where('video_id', 'in', videoIds)
    .groupBy(['video_id', 'step'])
    .select((select) => [
      'video_id',
      'step',
      select.fn.countAll<number>().as('units'),
      select.fn.sum<number>('cost').as('cost'),
      sql<number>`count(*) filter (where reused)`.as('reused'),
      sql<number>`coalesce(sum(cost) filter (where not reused), 0)`.as('made_cost'),
      sql<number>`coalesce(sum(seconds) filter (where not reused), 0)`.as('made_seconds'),
    ])
    .execute()
  for (const { video_id, step, units, cost, reused, made_cost, made_seconds } of rows) {
    const work = done.get(video_id) ?? noWork()
    work[step as WorkStep] = { units, cost, reused, madeCost: made_cost, madeSeconds: made_seconds }
    done.set(video_id, work)
  }
  return done
}

/** What the estimates of all videos have in common. */
export type Traffic = Queue & { known: Measurements; slots: number }

/** Reads the traffic, with these videos in it. */
export type ReadTraffic = (videoIds: readonly string[]) => Promise<Traffic>

export const loadTraffic = async (db: Db): Promise<Traffic> => {
  const [known, slots, queue] = await Promise.all([loadSpeeds(db), countSlots(db), loadQueue(db)])
  return { known, slots, ...queue }
}

/** Called for generating videos only: a list of completed ones costs no queries here. */
const loadCourses = async (
  db: Db,
  videoIds: readonly string[],
  readTraffic: ReadTraffic,
): Promise<Map<string, Course>> => {
  if (videoIds.length === 0) return new Map()
  const [{ known, slots, inProgress: videos, ahead }, watched] = await Promise.all([
    readTraffic(videoIds),
    loadWatched(db, videoIds),
  ])
  return new Map(
    videoIds.map((id) => [
      id,
      { pace: { known, slots, videos, watched: watched.get(id) ?? null }, ahead: ahead.get(id) ?? null },
    ]),
  )
}

/** Adds the finished work to each row, and to generating videos what their estimate needs. */
export const withProgress = async (
  db: Db,
  rows: Selectable<Schema['videos']>[],
  readTraffic: ReadTraffic = () => loadTraffic(db),
): Promise<VideoRow[]> => {
  const done = await loadDone(
    db,
    rows.map((row) => row.id),
  )
  const courses = await loadCourses(
    db,
    rows.filter((row) => row.status === 'generating').map((row) => row.id),
    readTraffic,
  )
  return rows.map((row) => ({
    ...row,
    done: done.get(row.id) ?? noWork(),
    course: courses.get(row.id) ?? null,
  }))
}

/** Newest request first; without previews of single slides. */
export const listVideoRows = async (
  db: Db,
  projectIds: readonly string[],
  readTraffic?: ReadTraffic,
): Promise<VideoRow[]> => {
  if (projectIds.length === 0) return []
  const rows = await db
    .selectFrom('videos')
    .where('project_id', 'in', projectIds)
    .where('kind', '=', 'video')
    .orderBy('requested_at', 'desc')
    .selectAll()
    .execute()
  return withProgress(db, rows, readTraffic)
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
  return row ? ((await withProgress(db, [row]))[0] ?? null) : null
}

/** The video of that file name, if the person is a member of its project. */
export const findVideoFile = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<{ title: string; files: string[] } | null> => {
  const row = await db
    .selectFrom('videos')
    .innerJoin('members', 'members.project_id', 'videos.project_id')
    .innerJoin('projects', 'projects.id', 'videos.project_id')
    .where('members.user_id', '=', userId)
    .where('videos.filename', '=', filename)
    .select(['projects.title', 'videos.files'])
    .executeTakeFirst()
  return row ?? null
}
