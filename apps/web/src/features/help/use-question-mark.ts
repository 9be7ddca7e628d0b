import { useEffect, useEffectEvent } from 'react'

const takesTyping = 'input, textarea, select, [contenteditable]'

/** Calls `ask` on `?`, wherever the keyboard layout has it, except while the focus is in a text field. */
export const useQuestionMark = (ask: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(takesTyping)) return
    event.preventDefault()
    ask()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
