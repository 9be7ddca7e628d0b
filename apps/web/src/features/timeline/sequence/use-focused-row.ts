import { type RefObject, useEffect, useState } from 'react'

/** The slide whose row had the focus last: a control that is disabled for a moment is to find its way back. */
export const useFocusedRow = (area: RefObject<HTMLElement | null>): string | null => {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const list = area.current
    const follow = ({ target }: FocusEvent) =>
      setFocused((target as Element).closest<HTMLElement>('[data-slide]')?.dataset.slide ?? null)
    list?.addEventListener('focusin', follow)
    return () => list?.removeEventListener('focusin', follow)
  }, [area])
  return focused
}
