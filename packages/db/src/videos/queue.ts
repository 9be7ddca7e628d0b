import { sql } from 'kysely'
import type { Db } from '../connect.ts'

const worked = sql<boolean>`exists (select from video_work where video_id = videos.id)`

/** Number of generating videos with at least one finished unit of work: these share the workers. */
export const countVideosInProgress = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('videos')
    .where('status', '=', 'generating')
    .where('kind', '=', 'video')
    .where(worked)
    .select((select) => select.fn.countAll<number>().as('videos'))
    .executeTakeFirst()
  return row?.videos ?? 0
}

/**
 * For each given video that waits for its first unit of work: how many videos come before it. Videos wait in
 * rounds, as in Temporal's fairness: each account's first video is in the first round, its second in the
 * second, and within a round the earlier request comes first.
 */
export const findQueuePositions = async (
  db: Db,
  videoIds: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: string; ahead: number }>`
    with making as (
      select id, requested_at, ${worked} as begun,
        row_number() over (partition by coalesce(account_id, project_id) order by requested_at, id) as round
      from videos where status = 'generating' and kind = 'video'
    ), ordered as (
      select id, begun, row_number() over (order by not begun, round, requested_at, id) - 1 as ahead from making
    )
    select id, ahead from ordered where not begun and id = any(${videoIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ahead }) => [id, ahead]))
}
