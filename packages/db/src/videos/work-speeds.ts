import { noWork } from '@voxdeck/core/progress/progress-of'
import { type Pace, sumRemainingParts } from '@voxdeck/core/progress/remaining-time'
import type { Measured, Measurements } from '@voxdeck/core/progress/speeds'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { countSlots } from '../workers/worker-slots.ts'
import { countVideosWorkedAt } from './queue.ts'

/** What a video leaves of the videos before it, each time one is made. The first waits for much that no other waits for. */
const kept = 0.5

/** The kind of work whose speed a row of video_work tells, and what it counts for there. */
const measuredKind = sql<string>`case
  when reused then 'reuse' when step <> 'optimize' then step when unit = 'optimize:video' then 'publish' else 'track' end`
const measuredCost = sql<number>`sum(case when reused then 1 else cost end)`

const loadMeasured = async (db: Db, videoId: string): Promise<(Measured & { kind: string })[]> =>
  db
    .selectFrom('video_work')
    .where('video_id', '=', videoId)
    .where('seconds', 'is not', null)
    .groupBy(measuredKind)
    .select((select) => [
      measuredKind.as('kind'),
      measuredCost.as('cost'),
      select.fn.sum<number>('seconds').as('seconds'),
    ])
    .execute()

/** How long each video has been worked at, to its last piece of work, and since then. */
export const loadWatched = async (
  db: Db,
  videoIds: readonly string[],
): Promise<Map<string, NonNullable<Pace['watched']>>> => {
  const began = sql`min(done_at - make_interval(secs => coalesce(seconds, 0)))`
  const rows = await db
    .selectFrom('video_work')
    .where('video_id', 'in', videoIds)
    .groupBy('video_id')
    .select([
      'video_id',
      sql<number>`extract(epoch from max(done_at) - ${began})::float8`.as('seconds'),
      sql<number>`extract(epoch from clock_timestamp() - max(done_at))::float8`.as('since'),
    ])
    .execute()
  return new Map(rows.map(({ video_id, seconds, since }) => [video_id, { seconds, sinceSeconds: since }]))
}

export const loadSpeeds = async (db: Db): Promise<Measurements> => {
  return byKind(await db.selectFrom('work_speeds').select(['kind', 'cost', 'seconds']).execute())
}

const byKind = (rows: readonly (Measured & { kind: string })[]): Measurements =>
  Object.fromEntries(rows.map(({ kind, cost, seconds }) => [kind, { cost, seconds }]))

/** A video that has just ended, as a whole against the sum of its parts, if it had the workers to itself. */
const measureWhole = async (
  db: Db,
  videoId: string,
  known: Measurements,
  slots: number,
): Promise<(Measured & { kind: string })[]> => {
  const row = await db
    .selectFrom('videos')
    .where('id', '=', videoId)
    .select('planned_work')
    .executeTakeFirst()
  const seconds = (await loadWatched(db, [videoId])).get(videoId)?.seconds
  if (!row || seconds === undefined || (await countVideosWorkedAt(db)) > 0) return []
  const cost = sumRemainingParts(row.planned_work, noWork(), { known, slots, videos: 1 })
  return [{ kind: 'whole', cost, seconds }]
}

/** A video that is made teaches the installation its speed: one write a video, not one a piece of work. */
export const learnSpeeds = async (db: Db, videoId: string): Promise<void> => {
  const measured = await loadMeasured(db, videoId)
  if (measured.length === 0) return
  const known = { ...(await loadSpeeds(db)), ...byKind(measured) }
  const rows = [...measured, ...(await measureWhole(db, videoId, known, await countSlots(db)))]
  await db
    .insertInto('work_speeds')
    // Always in one order: two videos that end at once wait for each other and do not lock each other out.
    .values(rows.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        cost: sql`work_speeds.cost * ${kept} + excluded.cost`,
        seconds: sql`work_speeds.seconds * ${kept} + excluded.seconds`,
        measured_at: sql`now()`,
      }),
    )
    .execute()
}
