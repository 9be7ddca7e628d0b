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

/** Where the focus has to go. */
export type Reveal = { key: number }

const none: Problems = {}

/** A list on the desk, and what can be done with it. What others save meanwhile is shown while nothing is changed here. */
export const useTermList = <Entry>(kind: TermKind<Entry>, saved: readonly Entry[]) => {
  const [list, setList] = useState(() => beginList(kind, saved))
  const changed = useMemo(() => isChanged(kind, list), [kind, list])
  if (saved !== list.saved && !changed) setList(beginList(kind, saved, list))
  const problems = useMemo(() => problemsOf(kind, list), [kind, list])
  // Of a row that is being filled in nothing is missing yet.
  const [isAddingTold, setAddingTold] = useState(false)
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const [pasted, setPasted] = useState<{ added: number; leftOut: number } | null>(null)

  const endReveal = useCallback(() => setReveal(null), [])

  const toldOf = (key: number): Problems => {
    const found = problems.get(key) ?? none
    if (key !== addingKey || isAddingTold) return found
    return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== 'empty'))
  }
  const change = useCallback(
    (key: number, entry: Entry) => {
      setPasted(null)
      if (key === addingKey && kind.isBlank(entry)) setAddingTold(false)
      setList((now) => changeEntry(now, key, entry))
    },
    [kind],
  )
  const remove = useCallback((key: number) => setList((now) => removeEntry(now, key)), [])
  const add = () => {
    setPasted(null)
    if (kind.isBlank(list.adding)) return
    if (problems.has(addingKey)) {
      setAddingTold(true)
      return setReveal({ key: addingKey })
    }
    setAddingTold(false)
    setList({ ...addEntries(list, [kind.clean(list.adding)]), adding: kind.blankAfter(list.adding) })
  }
  return {
    rows: list.rows,
    adding: list.adding,
    isChanged: changed,
    isFull: list.rows.length >= mostTerms,
    toldOf,
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
    /** Goes to the first thing that keeps it from being saved; false when there is none. */
    showProblem: (): boolean => {
      const [first] = problems.keys()
      if (first === undefined) return false
      setAddingTold(true)
      setReveal({ key: first })
      return true
    },
    /** Saves it, and shows what was answered, unless more was typed meanwhile. */
    save: async (send: (entries: Entry[]) => Promise<readonly Entry[]>): Promise<void> => {
      const answer = await send(entriesOf(kind, list))
      setPasted(null)
      setAddingTold(false)
      setList((now) =>
        now === list
          ? beginList(kind, answer, { ...now, adding: kind.blankAfter(now.adding) })
          : { ...now, saved: answer },
      )
    },
  }
}

export type EditedList<Entry> = ReturnType<typeof useTermList<Entry>>
