import { glossaryTerms } from '@voxdeck/core/script/terms'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { mergeSavedTerms } from './save-terms.ts'

export type GlossaryRow = { term: string; keep: boolean; translations: Partial<Record<string, string>> }

export const listGlossary = (db: Db, projectId: string): Promise<GlossaryRow[]> =>
  db
    .selectFrom('glossary_terms')
    .where('project_id', '=', projectId)
    .orderBy('place')
    .select(['term', 'keep', 'translations'])
    .execute()

/**
 * Replaces the whole list. With the hash of the list that it was made from, what others changed since then is merged;
 * throws TextsConflict when both changed the same.
 */
export const saveGlossary = (
  db: Db,
  projectId: string,
  saved: readonly GlossaryRow[],
  baseHash?: string,
): Promise<void> =>
  withProjectLock(db, projectId, async (trx) => {
    const current = await listGlossary(trx, projectId)
    const terms = await mergeSavedTerms(trx, projectId, {
      name: 'glossary',
      terms: glossaryTerms,
      current,
      next: saved,
      baseHash,
    })
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
