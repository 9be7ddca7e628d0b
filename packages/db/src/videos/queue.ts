import { sql } from 'kysely'
import type { Db } from '../connect.ts'

const worked = sql<boolean>`exists (select from video_work where video_id = videos.id)`

/** Where all videos in the making stand: read once for many of them. */
export type Queue = {
  /** All of them. */
  videoIds: ReadonlySet<string>
  /** Videos with at least one finished unit of work: these share the workers. */
  inProgress: number
  /** For each video that waits for its first unit of work: how many videos come before it. */
  ahead: ReadonlyMap<string, number>
}

/**
 * Videos wait in rounds, as in Temporal's fairness: each account's first video is in the first round, its second in
 * the second, and within a round the earlier request comes first.
 */
export const loadQueue = async (db: Db): Promise<Queue> => {
  const { rows } = await sql<{ id: string; begun: boolean; ahead: number }>`
    with making as (
      select id, requested_at, ${worked} as begun,
        row_number() over (partition by coalesce(account_id, project_id) order by requested_at, id) as round
      from videos where status = 'generating' and kind = 'video'
    )
    select id, begun, row_number() over (order by not begun, round, requested_at, id) - 1 as ahead
    from making`.execute(db)
  const waiting = rows.filter(({ begun }) => !begun)
  return {
    videoIds: new Set(rows.map(({ id }) => id)),
    inProgress: rows.length - waiting.length,
    ahead: new Map(waiting.map(({ id, ahead }) => [id, ahead])),
  }
}
