import { mostTerms } from '@voxdeck/contracts/languages/lexicon'
import { useCallback, useMemo, useState } from 'react'
import { isConflict } from '@/project/saving/is-conflict.ts'
import {
  addEntries,
  addingKey,
  beginList,
  changeEntry,
  chooseText,
  entriesOf,
  isChanged,
  mergeList,
  newEntries,
  type Problems,
  problemsOf,
  removeEntry,
  type TermKind,
} from './term-list.ts'

/** The requests of a list: `send` saves it, `look` fetches it. */
export type SavingList<Entry> = {
  send: (lists: { entries: Entry[]; base: Entry[] }) => Promise<readonly Entry[]>
  look: () => Promise<readonly Entry[]>
}

/** The row to scroll to and focus. */
export type Reveal = { key: number }

const none: Problems = {}

/**
 * State and actions of an edited list. A newer version from the server replaces it only while there are no
 * local changes.
 */
export const useTermList = <Entry>(kind: TermKind<Entry>, saved: readonly Entry[]) => {
  const [list, setList] = useState(() => beginList(kind, saved))
  const changed = useMemo(() => isChanged(kind, list), [kind, list])
  if (saved !== list.saved && !changed) setList(beginList(kind, saved, list))
  const problems = useMemo(() => problemsOf(kind, list), [kind, list])
  // `empty` problems of the new row are shown only after an attempt to add or save it.
  const [areEmptyShown, setEmptyShown] = useState(false)
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const [pasted, setPasted] = useState<{ added: number; leftOut: number } | null>(null)

  const endReveal = useCallback(() => setReveal(null), [])

  const shownProblemsOf = (key: number): Problems => {
    const found = problems.get(key) ?? none
    if (key !== addingKey || areEmptyShown) return found
    return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== 'empty'))
  }
  const change = useCallback(
    (key: number, entry: Entry) => {
      setPasted(null)
      if (key === addingKey && kind.isBlank(entry)) setEmptyShown(false)
      setList((now) => changeEntry(now, key, entry))
    },
    [kind],
  )
  const choose = useCallback(
    (key: number, name: string, isTheirs: boolean) =>
      setList((now) => chooseText(kind, now, key, { name, isTheirs })),
    [kind],
  )
  /** Somebody else changed the same terms: shows what is to be chosen. */
  const showConflicts = (theirs: readonly Entry[]) => {
    const merged = mergeList(kind, list, { base: list.saved, theirs })
    setList((now) => mergeList(kind, now, { base: list.saved, theirs }))
    const contested = merged.rows.find((row) => row.theirs)
    if (contested) setReveal({ key: contested.key })
  }
  const remove = useCallback((key: number) => setList((now) => removeEntry(now, key)), [])
  const add = () => {
    setPasted(null)
    if (kind.isBlank(list.adding)) return
    if (problems.has(addingKey)) {
      setEmptyShown(true)
      return setReveal({ key: addingKey })
    }
    setEmptyShown(false)
    setList({ ...addEntries(list, [kind.clean(list.adding)]), adding: kind.blankAfter(list.adding) })
  }
  return {
    rows: list.rows,
    adding: list.adding,
    isChanged: changed,
    isFull: list.rows.length >= mostTerms,
    shownProblemsOf,
    reveal,
    endReveal,
    pasted,
    add,
    change,
    choose,
    remove,
    paste: (entries: readonly Entry[]) => {
      const { added, leftOut } = newEntries(kind, list, entries, mostTerms)
      setPasted({ added: added.length, leftOut })
      setList(addEntries(list, added))
    },
    /** Focuses the first problem that prevents saving; false when there is none. */
    showProblem: (): boolean => {
      const [first] = problems.keys()
      if (first === undefined) return false
      setEmptyShown(true)
      setReveal({ key: first })
      return true
    },
    /** Saves the list and takes over the response, which has what others changed too. */
    save: async ({ send, look }: SavingList<Entry>): Promise<void> => {
      const sent = entriesOf(kind, list)
      const answer = await send({ entries: sent, base: [...list.saved] }).catch(async (error: unknown) => {
        if (isConflict(error)) showConflicts(await look())
        throw error
      })
      setPasted(null)
      setEmptyShown(false)
      setList((now) =>
        now === list
          ? beginList(kind, answer, { ...now, adding: kind.blankAfter(now.adding) })
          : mergeList(kind, now, { base: sent, theirs: answer }),
      )
    },
  }
}

export type EditedList<Entry> = ReturnType<typeof useTermList<Entry>>
