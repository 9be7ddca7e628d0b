import { useState, useSyncExternalStore } from 'react'
import type { FieldKey } from '../../document/field-key.ts'
import { type MarkupProblem, shownProblems, writtenAt } from './markup-problems.ts'

const onCaret = (listener: () => void) => {
  const events = ['selectionchange', 'focusin', 'focusout']
  for (const event of events) document.addEventListener(event, listener)
  return () => {
    for (const event of events) document.removeEventListener(event, listener)
  }
}
const never = () => () => {}

const caretIn = (field: FieldKey): number | null => {
  const focused = document.activeElement
  return focused instanceof HTMLTextAreaElement && focused.dataset.field === field
    ? focused.selectionEnd
    : null
}

/** The problems of a field, without that of the bracket being typed. */
export const useShownProblems = (field: FieldKey, faults: readonly MarkupProblem[]): MarkupProblem[] => {
  const writing = useSyncExternalStore(faults.length > 0 ? onCaret : never, () => {
    const caret = caretIn(field)
    return caret === null ? null : writtenAt(faults, caret)
  })
  const [before, setBefore] = useState<readonly number[]>([])
  const shown = shownProblems(faults, writing, before)
  if (shown.join() !== before.join()) setBefore(shown)
  return faults.filter(({ start }) => shown.includes(start))
}
