import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { withPinnedRows } from '@/ui/pinned-rows.ts'

/** Rows drawn above and below those in view, so that the tab key finds the next one. */
const around = 4

type RowWindow = {
  area: RefObject<HTMLElement | null>
  slides: readonly ProjectSlide[]
  /** Slides whose rows stay mounted wherever the list is scrolled. */
  pinned: readonly (string | null | undefined)[]
}

/** Which rows of the list are drawn, and where. All rows have the height of the first one that is drawn. */
export const useRowWindow = ({ area, slides, pinned }: RowWindow) => {
  const count = slides.length
  const [{ height, top, inView }, setShown] = useState({ height: 71, top: 0, inView: 2 * around })

  const look = useEffectEvent((list: HTMLElement) => {
    const row = list.querySelector('[data-index]')?.getBoundingClientRect().height || height
    const next = {
      height: row,
      top: Math.floor(list.scrollTop / row),
      inView: Math.ceil(list.clientHeight / row) + 1,
    }
    if (next.height !== height || next.top !== top || next.inView !== inView) setShown(next)
  })
  useEffect(() => {
    const list = area.current
    if (!list) return
    const follow = () => look(list)
    list.addEventListener('scroll', follow, { passive: true })
    // Called at once, too.
    const sizes = new ResizeObserver(follow)
    sizes.observe(list)
    return () => {
      list.removeEventListener('scroll', follow)
      sizes.disconnect()
    }
  }, [area])

  const scrollToIndex = useCallback(
    (index: number) => {
      const list = area.current
      if (!list) return
      const [start, end] = [index * height, (index + 1) * height]
      const { scrollTop, clientHeight } = list
      list.scrollTo({ top: start < scrollTop ? start : Math.max(scrollTop, end - clientHeight) })
    },
    [area, height],
  )

  const drawn = Array.from({ length: inView + 2 * around }, (_, offset) => top - around + offset)
  const pins = pinned.map((id) => slides.findIndex((slide) => slide.id === id))
  return {
    rows: withPinnedRows(drawn, pins, count).map((index) => ({ index, top: index * height })),
    totalHeight: count * height,
    scrollToIndex,
  }
}
