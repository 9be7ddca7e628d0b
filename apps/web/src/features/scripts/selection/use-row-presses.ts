import type { RefObject } from 'react'
import { slideIdAt, slideRowOf } from '@/project/slides/slide-row.ts'
import { useEventOn } from '@/ui/use-event-on.ts'
import type { Selection } from './selection.ts'

/** Selects rows whose picture is pressed with Ctrl, Command or Shift; without them the press is for the row's script. */
export const useRowPresses = (
  list: RefObject<HTMLElement | null>,
  selection: Selection,
  slideIds: readonly string[],
): void => {
  useEventOn(list, 'click', ({ target, shiftKey, ctrlKey, metaKey }) => {
    const slideId = slideIdAt(target)
    if (!slideId || !(target instanceof Element) || target.closest('button, input, textarea, label')) return
    if (shiftKey || ctrlKey || metaKey) selection.press(slideId, slideIds, { shiftKey })
    else if (getSelection()?.isCollapsed !== false) slideRowOf(target)?.querySelector('textarea')?.focus()
  })
}
