import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type UsageRow = { day: string; provider: string; characters: number; requests: number }

/** Usage of the last `days` days, newest first. */
export const listTranslationUsage = (db: Db, days: number): Promise<UsageRow[]> =>
  db
    .selectFrom('translation_usage')
    .where('day', '>', sql<string>`(now() at time zone 'utc')::date - ${days}::int`)
    .orderBy('day', 'desc')
    .orderBy('provider')
    // Selected as text: the driver would read a date as midnight in this process's time zone.
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'provider', 'characters', 'requests'])
    .execute()
