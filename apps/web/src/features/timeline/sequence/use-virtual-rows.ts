import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { type RefObject, useCallback, useRef } from 'react'
import { withPinnedRows } from '@/ui/pinned-rows.ts'

type VirtualRows = {
  area: RefObject<HTMLElement | null>
  slides: readonly ProjectSlide[]
  /** Slides whose rows stay in the page wherever the list is scrolled to. */
  pinned: readonly (string | null | undefined)[]
}

/** Draws the rows in view and a few around them, so that the tab key always finds a next one. */
export const useVirtualRows = ({ area, slides, pinned }: VirtualRows) => {
  // Rows are equally high: what one was measured at is the best guess for all that were not drawn yet.
  const height = useRef(71)
  const indexes = pinned.map((id) => slides.findIndex((slide) => slide.id === id))
  const pins = indexes.join(' ')
  const rangeExtractor = useCallback(
    (range: Range) => withPinnedRows(defaultRangeExtractor(range), pins.split(' ').map(Number), range.count),
    [pins],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions are only passed to rows that are drawn with it
  return useVirtualizer({
    count: slides.length,
    getScrollElement: () => area.current,
    getItemKey: (index) => slides[index]?.id ?? index,
    estimateSize: () => height.current,
    measureElement: (row) => {
      height.current = row.getBoundingClientRect().height || height.current
      return height.current
    },
    overscan: 4,
    rangeExtractor,
  })
}
