import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type CopiedProject = {
  from: string
  to: string
  /** By place: a slide, and what it is called in the copy. */
  images: { from: string[]; to: string[] }
}

/** Languages with what is translated and chosen in them, lexicon and glossary; not how translating went. */
export const copyLanguages = async (trx: Db, { from, to, images }: CopiedProject): Promise<void> => {
  await sql`insert into project_languages (project_id, language, voice, added_at)
            select ${to}, language, voice, added_at from project_languages where project_id = ${from}`.execute(
    trx,
  )
  await sql`insert into lexicon_entries (project_id, language, term, say, place)
            select ${to}, language, term, say, place from lexicon_entries where project_id = ${from}`.execute(
    trx,
  )
  await sql`insert into glossary_terms (project_id, term, translations, keep, place)
            select ${to}, term, translations, keep, place from glossary_terms where project_id = ${from}`.execute(
    trx,
  )
  const copied = sql`unnest(${images.from}::uuid[], ${images.to}::uuid[]) as copied (original, copy)`
  await sql`insert into translations (image_id, language, project_id, script, state, source_hash, provider, updated_at)
            select copy, language, ${to}, script, state, source_hash, provider, updated_at
            from translations join ${copied} on original = image_id`.execute(trx)
  await sql`insert into slide_voices (image_id, language, project_id, voice)
            select copy, language, ${to}, voice from slide_voices join ${copied} on original = image_id`.execute(
    trx,
  )
}
