import { mergeTerms } from '@voxdeck/core/script/merge-terms'
import type { Terms } from '@voxdeck/core/script/terms'

/** `contested`: it was changed elsewhere too, and one of the two texts is to be chosen. */
export type Problem = 'empty' | 'twice' | 'long' | 'contested'
type Field = 'term' | 'say' | `translation ${string}`
export type Problems = Partial<Record<Field, Problem>>

/** What differs between the two lists of a project, lexicon and glossary. */
export type TermKind<Entry> = {
  /** The blank new row; in the lexicon it takes over the language of the entry just added. */
  blankAfter: (added?: Entry) => Entry
  isBlank: (entry: Entry) => boolean
  /** Normalised for the request. */
  clean: (entry: Entry) => Entry
  /** Entries with the same identity are duplicates. */
  terms: Terms<Entry>
  /** The field that shows a value of the entry. */
  fieldOf: (name: string) => Field
  /** Problems of an entry by itself, without comparing it to others. */
  faults: (entry: Entry) => Problems
  /** Whether it matches the search text. */
  matches: (entry: Entry, sought: string) => boolean
}

/** By name of the value: what was saved elsewhere meanwhile, until one of the two is chosen. */
export type Theirs = Readonly<Record<string, string>>

/** An entry being edited; its key does not depend on its text. */
export type Row<Entry> = { key: number; entry: Entry; theirs?: Theirs }

/** Key of the row for a new term, which is not in the list yet. */
export const addingKey = -1

/** A list being edited, newest rows first. */
export type TermList<Entry> = {
  saved: readonly Entry[]
  rows: readonly Row<Entry>[]
  adding: Entry
}

const nextKey = <Entry>(rows: readonly Row<Entry>[]): number =>
  1 + rows.reduce((highest, { key }) => Math.max(highest, key), 0)

/** Known entries get their previous row key, so that a focused row is not remounted. */
export const beginList = <Entry>(
  { terms, blankAfter }: TermKind<Entry>,
  saved: readonly Entry[],
  before?: TermList<Entry>,
): TermList<Entry> => ({
  saved,
  rows: rowsOf(terms, saved, before?.rows ?? []),
  adding: before?.adding ?? blankAfter(),
})

const rowsOf = <Entry>(
  { identity }: Terms<Entry>,
  entries: readonly Entry[],
  before: readonly Row<Entry>[],
): Row<Entry>[] => {
  const known = new Map(before.map(({ key, entry }) => [identity(entry), key]))
  const next = nextKey(before)
  return entries.map((entry, index) => ({ key: known.get(identity(entry)) ?? next + index, entry }))
}

/**
 * Takes over what was saved elsewhere. Local changes, made since `base`, stay; where both changed the same, one of the
 * two is to be chosen.
 */
export const mergeList = <Entry>(
  { terms, clean }: TermKind<Entry>,
  list: TermList<Entry>,
  { base, theirs }: { base: readonly Entry[]; theirs: readonly Entry[] },
): TermList<Entry> => {
  const mine = list.rows.map(({ entry }) => clean(entry))
  const { merged, conflicts } = mergeTerms(terms, { base, theirs, mine })
  const rows = rowsOf(terms, merged, list.rows).map((row): Row<Entry> => {
    const contested = conflicts.filter(({ identity }) => identity === terms.identity(row.entry))
    if (contested.length === 0) return row
    return { ...row, theirs: Object.fromEntries(contested.map((one) => [one.name, one.theirs])) }
  })
  return { ...list, saved: theirs, rows }
}

/** Ends a conflict with one of the two texts. */
export const chooseText = <Entry>(
  { terms }: TermKind<Entry>,
  list: TermList<Entry>,
  key: number,
  { name, isTheirs }: { name: string; isTheirs: boolean },
): TermList<Entry> => ({
  ...list,
  rows: list.rows.map((row) => {
    if (row.key !== key || !row.theirs) return row
    const { [name]: theirs = '', ...left } = row.theirs
    const entry = isTheirs
      ? terms.withValues(row.entry, { ...terms.valuesOf(row.entry), [name]: theirs })
      : row.entry
    return { key, entry, ...(Object.keys(left).length > 0 ? { theirs: left } : {}) }
  }),
})

/** All entries to save, including the one typed in the new row. */
export const entriesOf = <Entry>(
  { clean, isBlank }: TermKind<Entry>,
  { rows, adding }: TermList<Entry>,
): Entry[] => [...(isBlank(adding) ? [] : [adding]), ...rows.map(({ entry }) => entry)].map(clean)

export const isChanged = <Entry>(kind: TermKind<Entry>, list: TermList<Entry>): boolean =>
  JSON.stringify(entriesOf(kind, list)) !== JSON.stringify(list.saved.map(kind.clean))

export const addEntries = <Entry>(list: TermList<Entry>, entries: readonly Entry[]): TermList<Entry> => {
  const next = nextKey(list.rows)
  return { ...list, rows: [...entries.map((entry, index) => ({ key: next + index, entry })), ...list.rows] }
}

export const changeEntry = <Entry>(list: TermList<Entry>, key: number, entry: Entry): TermList<Entry> =>
  key === addingKey
    ? { ...list, adding: entry }
    : { ...list, rows: list.rows.map((row) => (row.key === key ? { ...row, entry } : row)) }

export const removeEntry = <Entry>(list: TermList<Entry>, key: number): TermList<Entry> => ({
  ...list,
  rows: list.rows.filter((row) => row.key !== key),
})

/** Problems by row key, including the new row. */
export const problemsOf = <Entry>(
  { faults, terms: { identity }, fieldOf, isBlank }: TermKind<Entry>,
  { rows, adding }: TermList<Entry>,
): Map<number, Problems> => {
  const all: readonly Row<Entry>[] = isBlank(adding) ? rows : [{ key: addingKey, entry: adding }, ...rows]
  const counts = new Map<string, number>()
  for (const { entry } of all) counts.set(identity(entry), (counts.get(identity(entry)) ?? 0) + 1)
  const problems = new Map<number, Problems>()
  for (const { key, entry, theirs = {} } of all) {
    const isTwice = (counts.get(identity(entry)) ?? 0) > 1
    const contested = Object.keys(theirs).map((name) => [fieldOf(name), 'contested' as const])
    const found: Problems = {
      ...(isTwice ? { term: 'twice' as const } : {}),
      ...Object.fromEntries(contested),
      ...faults(entry),
    }
    if (Object.keys(found).length > 0) problems.set(key, found)
  }
  return problems
}

/** Of pasted entries, those that are not in the list yet, as many as fit. */
export const newEntries = <Entry>(
  { clean }: TermKind<Entry>,
  { rows }: TermList<Entry>,
  coming: readonly Entry[],
  most: number,
): { added: Entry[]; leftOut: number } => {
  const known = new Set(rows.map(({ entry }) => JSON.stringify(clean(entry))))
  const fresh = coming.filter((entry) => {
    const text = JSON.stringify(clean(entry))
    return !known.has(text) && known.add(text)
  })
  const room = Math.max(0, most - rows.length)
  return { added: fresh.slice(0, room), leftOut: Math.max(0, fresh.length - room) }
}
