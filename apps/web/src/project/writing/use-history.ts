import { useCallback, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ScriptStore } from '../document/script-store.ts'
import { type Place, redo, type Turned, undo } from '../document/undo.ts'
import { focusField } from './focus-field.ts'

export type History = { undo: () => void; redo: () => void }

const elsewhere =
  'input, select, [contenteditable], [role=dialog], [role=listbox], [role=menu], textarea:not([data-field])'

const turnOf = (event: KeyboardEvent): 'undo' | 'redo' | null => {
  if (event.altKey || (!event.ctrlKey && !event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null
}

/** One undo history for all scripts; other fields keep the browser's. */
export const useHistory = (
  store: ScriptStore,
  onTurn: (place: Place) => void,
  /** Off while another language is shown, which has its own history. */
  isOn = true,
): History => {
  const turn = useCallback(
    (way: typeof undo | typeof redo) => {
      const turned: Turned | null = way(store.read())
      if (!turned) return
      flushSync(() => {
        onTurn(turned.place)
        store.change(() => turned.doc)
      })
      focusField(turned.place)
    },
    [store, onTurn],
  )
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = turnOf(event)
    if (!way || (event.target instanceof Element && event.target.closest(elsewhere))) return
    event.preventDefault()
    turn(way === 'undo' ? undo : redo)
  })
  // Undo from the browser's menus.
  const ask = useEffectEvent((event: InputEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.field === undefined) return
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
    event.preventDefault()
    turn(event.inputType === 'historyUndo' ? undo : redo)
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => press(event)
    const onInput = (event: InputEvent) => ask(event)
    addEventListener('keydown', onKey)
    addEventListener('beforeinput', onInput)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('beforeinput', onInput)
    }
  }, [isOn])
  return { undo: useCallback(() => turn(undo), [turn]), redo: useCallback(() => turn(redo), [turn]) }
}
