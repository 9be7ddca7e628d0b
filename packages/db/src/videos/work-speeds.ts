import type { Measured, Measurements, SpeedKind } from '@voxdeck/core/progress/speeds'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** What a film leaves of the films before it, each time one is made. */
const kept = 0.7

/** The kind of work whose speed a row of video_work tells, and what it counts for there. */
const measuredKind = sql<SpeedKind>`case
  when reused then 'reuse' when kind <> 'optimize' then kind when unit = 'optimize:film' then 'publish' else 'track' end`
const measuredCost = sql<number>`sum(case when reused then 1 else cost end)`

/** What was measured of some films' work, by film. */
export const loadMeasured = async (
  db: Db,
  videoIds: readonly string[],
): Promise<Map<string, Measurements>> => {
  const found = new Map<string, Measurements>()
  if (videoIds.length === 0) return found
  const rows = await db
    .selectFrom('video_work')
    .where('video_id', 'in', videoIds)
    .where('seconds', 'is not', null)
    .groupBy(['video_id', measuredKind])
    .select((select) => [
      'video_id',
      measuredKind.as('kind'),
      measuredCost.as('cost'),
      select.fn.sum<number>('seconds').as('seconds'),
    ])
    .execute()
  for (const { video_id, kind, cost, seconds } of rows)
    found.set(video_id, { ...found.get(video_id), [kind]: { cost, seconds } satisfies Measured })
  return found
}

export const loadSpeeds = async (db: Db): Promise<Measurements> => {
  const rows = await db.selectFrom('work_speeds').select(['kind', 'cost', 'seconds']).execute()
  return Object.fromEntries(rows.map(({ kind, cost, seconds }) => [kind, { cost, seconds }]))
}

/** A finished film teaches the installation its speed: one write a film, not one a piece of work. */
export const learnSpeeds = async (db: Db, videoId: string): Promise<void> => {
  const measured = (await loadMeasured(db, [videoId])).get(videoId) ?? {}
  const rows = Object.entries(measured)
    .map(([kind, of]) => ({ kind, ...of }))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
  if (rows.length === 0) return
  await db
    .insertInto('work_speeds')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        cost: sql`work_speeds.cost * ${kept} + excluded.cost`,
        seconds: sql`work_speeds.seconds * ${kept} + excluded.seconds`,
        measured_at: sql`now()`,
      }),
    )
    .execute()
}
