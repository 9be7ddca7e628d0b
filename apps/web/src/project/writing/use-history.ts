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

/** One history for everything that is written, whichever slide it was; other fields keep their own. */
export const useHistory = (
  store: ScriptStore,
  onTurn: (place: Place) => void,
  /** Off while other texts are on the screen, which have their own. */
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
  // From the browser's own menus, which know nothing of the other slides.
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
