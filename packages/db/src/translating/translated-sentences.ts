import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** Cached translations by key; updates their `last_used_at`. */
export const findCachedSentences = async (db: Db, keys: readonly string[]): Promise<Map<string, string>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .updateTable('translated_sentences')
    .set({ last_used_at: sql`now()` })
    .where('key', 'in', keys)
    .returning(['key', 'answer'])
    .execute()
  return new Map(rows.map(({ key, answer }) => [key, answer]))
}

export type PaidAnswer = { provider: string; characters: number; sentences: ReadonlyMap<string, string> }

/** For each provider response: caches its sentences and adds its characters to the day's usage. */
export const cacheTranslatedSentences = (
  db: Db,
  { provider, characters, sentences }: PaidAnswer,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (sentences.size > 0)
      await trx
        .insertInto('translated_sentences')
        .values(Array.from(sentences, ([key, answer]) => ({ key, answer })))
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
    await trx
      .insertInto('translation_usage')
      .values({ day: sql<string>`(now() at time zone 'utc')::date`, provider, characters, requests: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'provider']).doUpdateSet({
          characters: sql`translation_usage.characters + ${characters}`,
          requests: sql`translation_usage.requests + 1`,
        }),
      )
      .execute()
  })
