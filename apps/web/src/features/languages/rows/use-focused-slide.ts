import type { RefObject } from 'react'
import { slideIdAt } from '@/project/slides/slide-row.ts'
import { useEventOn } from '@/ui/use-event-on.ts'

/** Calls `onFocus` with the slide whose row gets the focus. */
export const useFocusedSlide = (
  list: RefObject<HTMLElement | null>,
  onFocus: (slideId: string) => void,
): void =>
  useEventOn(list, 'focusin', ({ target }) => {
    const slideId = slideIdAt(target)
    if (slideId) onFocus(slideId)
  })
