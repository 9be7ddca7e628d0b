export type Problem = 'empty' | 'twice' | 'long'
export type Problems = Partial<Record<'term' | 'say' | `translation ${string}`, Problem>>

/** What differs between the two lists of a project, lexicon and glossary. */
export type TermKind<Entry> = {
  /** The blank new row; in the lexicon it takes over the language of the entry just added. */
  blankAfter: (added?: Entry) => Entry
  isBlank: (entry: Entry) => boolean
  /** Normalised for the request. */
  clean: (entry: Entry) => Entry
  /** Unique key: entries with the same identity are duplicates. */
  identity: (entry: Entry) => string
  /** Problems of an entry by itself, without comparing it to others. */
  faults: (entry: Entry) => Problems
  /** Whether it matches the search text. */
  matches: (entry: Entry, sought: string) => boolean
}

/** An entry being edited; its key does not depend on its text. */
export type Row<Entry> = { key: number; entry: Entry }

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
  { identity, blankAfter }: TermKind<Entry>,
  saved: readonly Entry[],
  before?: TermList<Entry>,
): TermList<Entry> => {
  const known = new Map(before?.rows.map(({ key, entry }) => [identity(entry), key]))
  const next = nextKey(before?.rows ?? [])
  const rows = saved.map((entry, index) => ({ key: known.get(identity(entry)) ?? next + index, entry }))
  return { saved, rows, adding: before?.adding ?? blankAfter() }
}

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
    : { ...list, rows: list.rows.map((row) => (row.key === key ? { key, entry } : row)) }

export const removeEntry = <Entry>(list: TermList<Entry>, key: number): TermList<Entry> => ({
  ...list,
  rows: list.rows.filter((row) => row.key !== key),
})

/** Problems by row key, including the new row. */
export const problemsOf = <Entry>(
  { faults, identity, isBlank }: TermKind<Entry>,
  { rows, adding }: TermList<Entry>,
): Map<number, Problems> => {
  const all = isBlank(adding) ? rows : [{ key: addingKey, entry: adding }, ...rows]
  const counts = new Map<string, number>()
  for (const { entry } of all) counts.set(identity(entry), (counts.get(identity(entry)) ?? 0) + 1)
  const problems = new Map<number, Problems>()
  for (const { key, entry } of all) {
    const isTwice = (counts.get(identity(entry)) ?? 0) > 1
    const found = { ...(isTwice ? { term: 'twice' as const } : {}), ...faults(entry) }
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
