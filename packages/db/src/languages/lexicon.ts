import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'

export type LexiconRow = { language: string; term: string; say: string }

export const listLexicon = (db: Db, projectId: string): Promise<LexiconRow[]> =>
  db
    .selectFrom('lexicon_entries')
    .where('project_id', '=', projectId)
    .orderBy('place')
    .select(['language', 'term', 'say'])
    .execute()

/** Replaces the whole list. */
export const saveLexicon = (db: Db, projectId: string, entries: readonly LexiconRow[]): Promise<void> =>
  withProjectLock(db, projectId, async (trx) => {
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
