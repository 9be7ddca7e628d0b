import { lexiconTerms } from '@voxdeck/core/script/terms'
import type { Db } from '../connect.ts'
import { saveTerms, type TermTable } from './save-terms.ts'

export type LexiconRow = { language: string; term: string; say: string }

export const listLexicon = (db: Db, projectId: string): Promise<LexiconRow[]> =>
  db
    .selectFrom('lexicon_entries')
    .where('project_id', '=', projectId)
    .orderBy('place')
    .select(['language', 'term', 'say'])
    .execute()

const lexicon: TermTable<LexiconRow> = {
  name: 'lexicon',
  terms: lexiconTerms,
  list: listLexicon,
  replace: async (trx, projectId, entries) => {
    await trx.deleteFrom('lexicon_entries').where('project_id', '=', projectId).execute()
    if (entries.length > 0)
      await trx
        .insertInto('lexicon_entries')
        .values(
          entries.map(({ language, term, say }, place) => ({
            project_id: projectId,
            language,
            term,
            say,
            place,
          })),
        )
        .execute()
  },
}

/** See saveTerms. */
export const saveLexicon = (
  db: Db,
  projectId: string,
  next: readonly LexiconRow[],
  baseHash?: string,
): Promise<void> => saveTerms(db, projectId, lexicon, { next, baseHash })
