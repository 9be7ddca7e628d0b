import { useState } from 'react'
import type { TermKind } from './term-list.ts'
import type { EditedList } from './use-term-list.ts'

const nobody: ReadonlySet<number> = new Set()

/**
 * Filters rows by the search text. The hidden rows are computed when the search changes, so an edited row
 * stays visible, and new rows and rows with problems are always shown.
 */
export const useSeeking = <Entry>(kind: TermKind<Entry>, list: EditedList<Entry>) => {
  const [sought, setSought] = useState('')
  const [hidden, setHidden] = useState(nobody)
  const isShown = (key: number) => !hidden.has(key) || Object.keys(list.shownProblemsOf(key)).length > 0
  return {
    sought,
    rows: hidden === nobody ? list.rows : list.rows.filter(({ key }) => isShown(key)),
    seek: (text: string) => {
      setSought(text)
      const others = list.rows.filter(({ entry }) => !kind.matches(entry, text))
      setHidden(text.trim() === '' ? nobody : new Set(others.map(({ key }) => key)))
    },
  }
}
