import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type CopiedProject = {
  from: string
  to: string
  /** Slide ids, and at the same index the ids of their copies. */
  slides: { from: string[]; to: string[] }
}

/** Copies the languages, the scripts in every language, the lexicon and the glossary; no translation jobs. */
export const copyProjectLanguages = async (trx: Db, { from, to, slides }: CopiedProject): Promise<void> => {
  await sql`insert into project_languages
              (project_id, language, voice, speaking_speed, title, title_state, title_source, added_at)
            select ${to}, language, voice, speaking_speed, title, title_state, title_source, added_at
            from project_languages where project_id = ${from}`.execute(trx)
  await sql`insert into lexicon_entries (project_id, language, term, say, place)
            select ${to}, language, term, say, place from lexicon_entries where project_id = ${from}`.execute(
    trx,
  )
  await sql`insert into glossary_terms (project_id, term, translations, keep, place)
            select ${to}, term, translations, keep, place from glossary_terms where project_id = ${from}`.execute(
    trx,
  )
  await copyScripts(trx, to, slides)
}

/** Copies the scripts of slides, in every language, to their copies in a project. */
export const copyScripts = async (
  trx: Db,
  projectId: string,
  { from, to }: CopiedProject['slides'],
): Promise<void> => {
  const copied = sql`unnest(${from}::uuid[], ${to}::uuid[]) as copied (original, copy)`
  await sql`insert into scripts
              (slide_id, language, project_id, script, voice, state, source_hash, source, provider, updated_at)
            select copy, language, ${projectId}, script, voice, state, source_hash, source, provider, updated_at
            from scripts join ${copied} on original = slide_id`.execute(trx)
}
