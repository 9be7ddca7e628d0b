import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { dataOfPlace, dataOfSlide, landingOf, slideOf } from './drag-data.ts'

type DraggableRow = {
  element: HTMLElement
  handle: HTMLElement
  list: string
  slideId: string
  index: number
  canDrag: boolean
  onDragged: (isDragged: boolean) => void
  onEdge: (edge: 'top' | 'bottom' | null) => void
  onPreview: (container: HTMLElement | null) => void
}

/** Makes a row draggable by its handle, and a drop target. Returns the cleanup. */
const attachRow = ({ element, handle, list, slideId, index, canDrag, ...on }: DraggableRow) => {
  const mark = ({ self, source }: ElementDropTargetEventBasePayload) =>
    on.onEdge(landingOf(source.data, self.data)?.edge ?? null)
  return combine(
    draggable({
      element,
      dragHandle: handle,
      canDrag: () => canDrag,
      getInitialData: () => dataOfSlide({ list, slideId, index }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
          render: ({ container }) => {
            on.onPreview(container)
            return () => on.onPreview(null)
          },
        }),
      onDragStart: () => on.onDragged(true),
      onDrop: () => on.onDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => slideOf(source.data)?.list === list,
      getData: ({ input, element: row }) =>
        attachClosestEdge(dataOfPlace(index), { input, element: row, allowedEdges: ['top', 'bottom'] }),
      // Between rows, and while the list scrolls under the pointer, the last target stays.
      getIsSticky: () => true,
      onDragEnter: mark,
      onDrag: mark,
      onDragLeave: () => on.onEdge(null),
      onDrop: () => on.onEdge(null),
    }),
  )
}

type DraggableList = {
  area: HTMLElement
  list: string
  onDragged: (slideId: string | null) => void
  onLand: (slideId: string, to: number) => void
}

/** The list during a drag: scrolls near its edges, and reports the drop. */
const attachList = ({ area, list, onDragged, onLand }: DraggableList) => {
  const isOurs = ({ source }: { source: { data: Record<string | symbol, unknown> } }) =>
    slideOf(source.data)?.list === list
  return combine(
    // Rows are sticky targets; leaving this area ends that.
    dropTargetForElements({ element: area, canDrop: isOurs }),
    autoScrollForElements({
      element: area,
      canScroll: isOurs,
      getAllowedAxis: () => 'vertical',
      getConfiguration: () => ({ maxScrollSpeed: 'standard' }),
    }),
    monitorForElements({
      canMonitor: isOurs,
      onDragStart: ({ source }) => onDragged(slideOf(source.data)?.slideId ?? null),
      onDrop: ({ source, location }) => {
        onDragged(null)
        const [row] = location.current.dropTargets
        const landing = row && landingOf(source.data, row.data)
        const slide = slideOf(source.data)
        if (landing && slide) onLand(slide.slideId, landing.to)
      },
    }),
  )
}

export const dragging = { attachRow, attachList }

export type Dragging = typeof dragging
