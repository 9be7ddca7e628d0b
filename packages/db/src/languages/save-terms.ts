import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { mergeTerms } from '@voxdeck/core/script/merge-terms'
import type { Terms } from '@voxdeck/core/script/terms'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { findText, hashText, keepTexts, TextsConflict } from '../texts/texts.ts'

/** A list of terms, which is saved whole. */
export type TermTable<Entry> = {
  /** The path of its texts begins with it. */
  name: 'lexicon' | 'glossary'
  terms: Terms<Entry>
  list: (db: Db, projectId: string) => Promise<Entry[]>
  /** Deletes all rows of the project, and inserts these. */
  replace: (trx: Db, projectId: string, entries: readonly Entry[]) => Promise<void>
}

type Save<Entry> = {
  next: readonly Entry[]
  /** Hash of the list, as canonical JSON, that `next` was made from; without it, `next` replaces any list. */
  baseHash?: string | undefined
}

/**
 * Replaces the whole list. With the hash of the list that it was made from, what others changed since then is merged;
 * throws TextsConflict when both changed the same value of a term.
 */
export const saveTerms = <Entry>(
  db: Db,
  projectId: string,
  table: TermTable<Entry>,
  save: Save<Entry>,
): Promise<void> =>
  withProjectLock(db, projectId, async (trx) => {
    await table.replace(trx, projectId, await mergeSaved(trx, projectId, table, save))
    await bumpRevision(trx, projectId)
  })

const mergeSaved = async <Entry>(
  trx: Db,
  projectId: string,
  { name, terms, list }: TermTable<Entry>,
  { next, baseHash }: Save<Entry>,
): Promise<readonly Entry[]> => {
  const current = await list(trx, projectId)
  const before = canonicalJson(current)
  if (before === canonicalJson(next)) return next
  await keepTexts(trx, projectId, [before])
  if (baseHash === undefined || baseHash === hashText(before)) return next
  const known = await findText(trx, projectId, baseHash)
  // Without its base, a term that is missing here may have been removed or added: then it stays.
  const base = known === null ? [] : (JSON.parse(known) as Entry[])
  const { merged, conflicts } = mergeTerms(terms, { base, theirs: current, mine: next })
  if (conflicts.length > 0)
    throw new TextsConflict(
      conflicts.map(({ identity, name: value, ...texts }) => ({
        field: `${name}/${identity}/${value}`,
        ...texts,
      })),
    )
  return merged
}
