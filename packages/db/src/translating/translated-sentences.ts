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

export type PaidAnswer = {
  projectId: string
  provider: string
  characters: number
  sentences: ReadonlyMap<string, string>
}

/** For each provider response: caches its sentences and adds its characters to the day's usage. */
export const cacheTranslatedSentences = (
  db: Db,
  { projectId, provider, characters, sentences }: PaidAnswer,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (sentences.size > 0)
      // Selects from `projects`, so that nothing is kept for a project deleted meanwhile.
      await sql`
        insert into translated_sentences (key, answer, project_id)
        select key, answer, projects.id
        from projects, unnest(${[...sentences.keys()]}::text[], ${[...sentences.values()]}::text[]) as made (key, answer)
        where projects.id = ${projectId}
        on conflict do nothing`.execute(trx)
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
