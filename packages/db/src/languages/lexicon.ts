import { lexiconTerms } from '@voxdeck/core/script/terms'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { mergeSavedTerms } from './save-terms.ts'

export type LexiconRow = { language: string; term: string; say: string }

export const listLexicon = (db: Db, projectId: string): Promise<LexiconRow[]> =>
  db
    .selectFrom('lexicon_entries')
    .where('project_id', '=', projectId)
    .orderBy('place')
    .select(['language', 'term', 'say'])
    .execute()

/**
 * Replaces the whole list. With the hash of the list that it was made from, what others changed since then is merged;
 * throws TextsConflict when both changed the same.
 */
export const saveLexicon = (
  db: Db,
  projectId: string,
  saved: readonly LexiconRow[],
  baseHash?: string,
): Promise<void> =>
  withProjectLock(db, projectId, async (trx) => {
    const current = await listLexicon(trx, projectId)
    const entries = await mergeSavedTerms(trx, projectId, {
      name: 'lexicon',
      terms: lexiconTerms,
      current,
      next: saved,
      baseHash,
    })
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
    await bumpRevision(trx, projectId)
  })
