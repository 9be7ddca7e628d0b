import { useLayoutEffect } from 'react'

type PageMark = 'bottom-bar' | 'floating-bar' | 'beside' | 'covered'

const drawn = new Map<PageMark, number>()

const count = (mark: PageMark, by: 1 | -1) => {
  const now = (drawn.get(mark) ?? 0) + by
  drawn.set(mark, now)
  document.documentElement.toggleAttribute(`data-page-${mark}`, now > 0)
}

/**
 * The page's root has the attribute `data-page-<mark>` while a part with it is drawn, for CSS that concerns the whole page. A
 * `:root:has()` says the same, but the browser looks through the whole page for it with every letter that is typed.
 */
export const usePageMark = (mark: PageMark, isOn = true): void => {
  useLayoutEffect(() => {
    if (!isOn) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, isOn])
}
