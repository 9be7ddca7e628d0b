import { noWork } from '@voxdeck/core/progress/progress-of'
import { type Pace, sumRemainingParts } from '@voxdeck/core/progress/remaining-time'
import type { Measured, Measurements } from '@voxdeck/core/progress/speeds'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { countSlots } from '../workers/worker-slots.ts'
import { loadQueue } from './queue.ts'

/** Each video multiplies the weight of earlier ones by this. The first waits for much that others do not. */
const kept = 0.5

/** The kind of speed that a `video_work` row measures, and its cost for that kind. */
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

/** Seconds from a video's first unit of work to its latest finished one, and seconds since then, by video. */
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

/** Measures a completed video against the sum of its parts; empty if other videos shared the workers. */
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
  if (!row || seconds === undefined || (await loadQueue(db)).inProgress > 0) return []
  const cost = sumRemainingParts(row.planned_work, noWork(), { known, slots, videos: 1 })
  return [{ kind: 'whole', cost, seconds }]
}

/** Updates the installation's speeds from a completed video: one write per video, not per unit of work. */
export const updateSpeeds = async (db: Db, videoId: string): Promise<void> => {
  const measured = await loadMeasured(db, videoId)
  if (measured.length === 0) return
  const known = { ...(await loadSpeeds(db)), ...byKind(measured) }
  const rows = [...measured, ...(await measureWhole(db, videoId, known, await countSlots(db)))]
  await db
    .insertInto('work_speeds')
    // Sorted, so that two transactions lock the rows in the same order and cannot deadlock.
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
