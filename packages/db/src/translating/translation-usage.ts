import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type UsageRow = { day: string; provider: string; characters: number; requests: number }

/** Of the last so many days, newest first. */
export const listTranslationUsage = (db: Db, days: number): Promise<UsageRow[]> =>
  db
    .selectFrom('translation_usage')
    .where('day', '>', sql<string>`(now() at time zone 'utc')::date - ${days}::int`)
    .orderBy('day', 'desc')
    .orderBy('provider')
    // As text: as a date it would become midnight of wherever this runs.
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'provider', 'characters', 'requests'])
    .execute()
