import { glossaryTerms } from '@voxdeck/core/script/terms'
import type { Db } from '../connect.ts'
import { saveTerms, type TermTable } from './save-terms.ts'

export type GlossaryRow = { term: string; keep: boolean; translations: Partial<Record<string, string>> }

export const listGlossary = (db: Db, projectId: string): Promise<GlossaryRow[]> =>
  db
    .selectFrom('glossary_terms')
    .where('project_id', '=', projectId)
    .orderBy('place')
    .select(['term', 'keep', 'translations'])
    .execute()

const glossary: TermTable<GlossaryRow> = {
  name: 'glossary',
  terms: glossaryTerms,
  list: listGlossary,
  replace: async (trx, projectId, entries) => {
    await trx.deleteFrom('glossary_terms').where('project_id', '=', projectId).execute()
    if (entries.length > 0)
      await trx
        .insertInto('glossary_terms')
        .values(
          entries.map(({ term, keep, translations }, place) => ({
            project_id: projectId,
            term,
            keep,
            translations: JSON.stringify(translations),
            place,
          })),
        )
        .execute()
  },
}

/** See saveTerms. */
export const saveGlossary = (
  db: Db,
  projectId: string,
  next: readonly GlossaryRow[],
  baseHash?: string,
): Promise<void> => saveTerms(db, projectId, glossary, { next, baseHash })
