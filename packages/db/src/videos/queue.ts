import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type Queue = {
  /** Films that some work was done for, and that share the workers. */
  films: number
  /** Of the films asked about that wait for their first work: how many come before each. */
  ahead: Map<string, number>
}

/**
 * Films wait in rounds, as Temporal's fairness has them: each account's first film is in the first round, its second in
 * the second, and within a round the one asked for earlier comes first.
 */
export const loadQueue = async (db: Db, videoIds: readonly string[]): Promise<Queue> => {
  const { rows } = await sql<{ id: string; ahead: number; begun: boolean; films: number }>`
    with making as (
      select id, asked_at,
        exists (select from video_work where video_id = videos.id) as begun,
        row_number() over (partition by coalesce(account_id, project_id) order by asked_at, id) as round
      from videos where status = 'generating' and kind = 'film'
    ), ordered as (
      select id, begun,
        row_number() over (order by not begun, round, asked_at, id) - 1 as ahead,
        count(*) filter (where begun) over () as films
      from making
    )
    select id, ahead, begun, films from ordered where id = any(${videoIds}::uuid[])`.execute(db)
  return {
    films: rows[0]?.films ?? 0,
    ahead: new Map(rows.filter(({ begun }) => !begun).map(({ id, ahead }) => [id, ahead])),
  }
}
