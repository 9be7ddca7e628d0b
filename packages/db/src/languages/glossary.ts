import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'

export type GlossaryRow = { term: string; keep: boolean; translations: Partial<Record<string, string>> }

export const listGlossary = (db: Db, projectId: string): Promise<GlossaryRow[]> =>
  db
    .selectFrom('glossary_terms')
    .where('project_id', '=', projectId)
    .orderBy('place')
    .select(['term', 'keep', 'translations'])
    .execute()

/** Replaces the whole list. */
export const saveGlossary = (db: Db, projectId: string, terms: readonly GlossaryRow[]): Promise<void> =>
  withProjectLock(db, projectId, async (trx) => {
    await trx.deleteFrom('glossary_terms').where('project_id', '=', projectId).execute()
    if (terms.length > 0)
      await trx
        .insertInto('glossary_terms')
        .values(
          terms.map(({ term, keep, translations }, place) => ({
            project_id: projectId,
            term,
            keep,
            translations: JSON.stringify(translations),
            place,
          })),
        )
        .execute()
    await bumpRevision(trx, projectId)
  })
