import { mostTerms } from '@voxdeck/contracts/languages/lexicon'
import { useCallback, useMemo, useState } from 'react'
import {
  addEntries,
  addingKey,
  beginList,
  changeEntry,
  entriesOf,
  isChanged,
  newEntries,
  type Problems,
  problemsOf,
  removeEntry,
  type TermKind,
} from './term-list.ts'

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
    /**
     * Saves the list and takes over the response; if the list was edited meanwhile, only as its saved state.
     */
    save: async (send: (entries: Entry[]) => Promise<readonly Entry[]>): Promise<void> => {
      const answer = await send(entriesOf(kind, list))
      setPasted(null)
      setEmptyShown(false)
      setList((now) =>
        now === list
          ? beginList(kind, answer, { ...now, adding: kind.blankAfter(now.adding) })
          : { ...now, saved: answer },
      )
    },
  }
}

export type EditedList<Entry> = ReturnType<typeof useTermList<Entry>>
