import { type RefObject, useEffect, useState } from 'react'

/** The slide whose row was focused last; kept while its control is disabled. */
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
