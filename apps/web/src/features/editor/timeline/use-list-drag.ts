import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { landingOf, slideOf } from './drag-data.ts'

type ListDrag = {
  area: RefObject<HTMLElement | null>
  list: string
  onLand: (imageId: string, to: number) => void
}

/** The list while one of its slides is dragged: scrolls near its edges, and takes the slide when it is let go inside. */
export const useListDrag = ({ area, list, onLand }: ListDrag): string | null => {
  const [dragged, setDragged] = useState<string | null>(null)
  const land = useEffectEvent(onLand)

  useEffect(() => {
    if (!area.current) return
    const isOurs = ({ source }: { source: { data: Record<string | symbol, unknown> } }) =>
      slideOf(source.data)?.list === list
    return combine(
      // Rows hold on to a slide; leaving the area around them lets it go.
      dropTargetForElements({ element: area.current, canDrop: isOurs }),
      autoScrollForElements({
        element: area.current,
        canScroll: isOurs,
        getAllowedAxis: () => 'vertical',
        getConfiguration: () => ({ maxScrollSpeed: 'standard' }),
      }),
      monitorForElements({
        canMonitor: isOurs,
        onDragStart: ({ source }) => setDragged(slideOf(source.data)?.imageId ?? null),
        onDrop: ({ source, location }) => {
          setDragged(null)
          const [row] = location.current.dropTargets
          const landing = row && landingOf(source.data, row.data)
          const slide = slideOf(source.data)
          if (landing && slide) land(slide.imageId, landing.to)
        },
      }),
    )
  }, [area, list])

  return dragged
}
