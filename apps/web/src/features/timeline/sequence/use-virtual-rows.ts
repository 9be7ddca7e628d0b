import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { type RefObject, useCallback, useRef } from 'react'
import { withPinnedRows } from '@/ui/pinned-rows.ts'

type VirtualRows = {
  area: RefObject<HTMLElement | null>
  slides: readonly ProjectSlide[]
  /** Slides whose rows stay mounted wherever the list is scrolled. */
  pinned: readonly (string | null | undefined)[]
}

/** Renders the rows in view and a few around them, so that the tab key finds the next one. */
export const useVirtualRows = ({ area, slides, pinned }: VirtualRows) => {
  // Rows have equal heights: the last measured one is the estimate for the others.
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
