import { type RefObject, useEffect, useState } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }

/** Arrow keys and Enter move the focus within a column, as in a spreadsheet. */
const moveInColumn = (event: KeyboardEvent): void => {
  const step = steps[event.key]
  const { target } = event
  if (!step || !(target instanceof HTMLInputElement) || event.isComposing) return
  event.preventDefault()
  const row = target.closest('li')
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  next?.querySelector<HTMLElement>(`[data-column="${target.dataset.column}"]`)?.focus()
}

/** Handles the row navigation keys; returns the key of the focused row. */
export const useRowKeys = (area: RefObject<HTMLElement | null>): number | null => {
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    const list = area.current
    const follow = ({ target }: FocusEvent) =>
      setFocused(Number((target as Element).closest<HTMLElement>('[data-key]')?.dataset.key))
    list?.addEventListener('focusin', follow)
    list?.addEventListener('keydown', moveInColumn)
    return () => {
      list?.removeEventListener('focusin', follow)
      list?.removeEventListener('keydown', moveInColumn)
    }
  }, [area])
  return focused
}
