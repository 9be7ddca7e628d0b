import type { Terms, Values } from './terms.ts'

/** A value that two people changed, each in another way. */
export type TermConflict = { identity: string; name: string; base: string; theirs: string; mine: string }

export type MergedTerms<Entry> = { merged: Entry[]; conflicts: TermConflict[] }

/** Null when both changed it, each in another way. */
const mergeValue = ({ base, theirs, mine }: Record<'base' | 'theirs' | 'mine', string>): string | null => {
  if (theirs === base || theirs === mine) return mine
  if (mine === base) return theirs
  // One removed it and the other changed it.
  return mine === '' || theirs === '' ? mine || theirs : null
}

/**
 * Three-way merge of two lists that were made from the same one. What only one of them changed is taken over; a change
 * comes before a removal, so that no word is lost. A value in conflict is mine in the merged list.
 */
export const mergeTerms = <Entry>(
  { identity, valuesOf, withValues }: Terms<Entry>,
  lists: { base: readonly Entry[]; theirs: readonly Entry[]; mine: readonly Entry[] },
): MergedTerms<Entry> => {
  const byIdentity = (entries: readonly Entry[]) => new Map(entries.map((entry) => [identity(entry), entry]))
  const [base, theirs, mine] = [byIdentity(lists.base), byIdentity(lists.theirs), byIdentity(lists.mine)]
  const conflicts: TermConflict[] = []

  const isSame = (one: Entry, other: Entry | undefined) => {
    if (other === undefined) return false
    const [left, right] = [valuesOf(one), valuesOf(other)]
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
    return names.every((name) => left[name] === right[name])
  }

  const mergeBoth = (id: string, before: Values, his: Entry, own: Entry): Entry => {
    const [there, here] = [valuesOf(his), valuesOf(own)]
    const values: Record<string, string> = {}
    for (const name of new Set([...Object.keys(there), ...Object.keys(here)])) {
      const value = { base: before[name] ?? '', theirs: there[name] ?? '', mine: here[name] ?? '' }
      const merged = mergeValue(value)
      if (merged === null) conflicts.push({ identity: id, name, ...value })
      if (merged !== '') values[name] = merged ?? value.mine
    }
    return withValues(own, values)
  }

  const mergeOne = (id: string): Entry[] => {
    const [before, his, own] = [base.get(id), theirs.get(id), mine.get(id)]
    if (his && own) return [mergeBoth(id, before ? valuesOf(before) : {}, his, own)]
    // Removed by one: it stays away unless the other changed it.
    const left = his ?? own
    return left && !isSame(left, before) ? [left] : []
  }

  const added = [...theirs.keys()].filter((id) => !mine.has(id))
  return { merged: [...added, ...mine.keys()].flatMap(mergeOne), conflicts }
}
