import { useEffect, useEffectEvent } from 'react'
import type { History } from './history.ts'

/** Where the browser's own undo, or none, is expected. */
const elsewhere =
  'input, select, [contenteditable], [role=dialog], [role=listbox], [role=menu], textarea:not([data-field])'

const wayOf = (event: KeyboardEvent): 'undo' | 'redo' | null => {
  if (event.altKey || (!event.ctrlKey && !event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null
}

/** Ctrl+Z and its kin, and undo from the browser's menus. */
export const useHistoryKeys = (history: History): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event)
    if (!way || (event.target instanceof Element && event.target.closest(elsewhere))) return
    event.preventDefault()
    history[way]()
  })
  const ask = useEffectEvent((event: InputEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.field === undefined) return
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
    event.preventDefault()
    history[event.inputType === 'historyUndo' ? 'undo' : 'redo']()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    const onInput = (event: InputEvent) => ask(event)
    addEventListener('keydown', onKey)
    addEventListener('beforeinput', onInput)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('beforeinput', onInput)
    }
  }, [])
}
