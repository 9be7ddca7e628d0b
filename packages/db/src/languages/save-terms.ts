import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { mergeTerms } from '@voxdeck/core/script/merge-terms'
import type { Terms } from '@voxdeck/core/script/terms'
import type { Db } from '../connect.ts'
import { findText, hashText, keepTexts, TextsConflict } from '../texts/texts.ts'

type SavedTerms<Entry> = {
  /** `lexicon` or `glossary`: the path of its texts begins with it. */
  name: string
  terms: Terms<Entry>
  current: readonly Entry[]
  next: readonly Entry[]
  /** Hash of the list, as canonical JSON, that `next` was made from; without it, `next` replaces any list. */
  baseHash?: string | undefined
}

/**
 * The list to store: `next`, merged with what others changed since its base. Throws TextsConflict when both changed the
 * same value of a term. The caller holds the project's lock.
 */
export const mergeSavedTerms = async <Entry>(
  trx: Db,
  projectId: string,
  { name, terms, current, next, baseHash }: SavedTerms<Entry>,
): Promise<readonly Entry[]> => {
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
