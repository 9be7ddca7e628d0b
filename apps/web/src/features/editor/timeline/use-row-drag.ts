import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'
import { dataOfPlace, dataOfSlide, landingOf, slideOf } from './drag-data.ts'

type RowDrag = {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  list: string
  imageId: string
  index: number
  canDrag: boolean
}

/** A row that can be dragged by its handle, and that others can be let go beside. Only rows concerned draw again. */
export const useRowDrag = ({ row, handle, list, imageId, index, canDrag }: RowDrag) => {
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null)
  const [preview, setPreview] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!row.current) return
    const mark = ({ self, source }: ElementDropTargetEventBasePayload) =>
      setEdge(landingOf(source.data, self.data)?.edge ?? null)
    return combine(
      draggable({
        element: row.current,
        dragHandle: handle.current ?? row.current,
        canDrag: () => canDrag,
        getInitialData: () => dataOfSlide({ list, imageId, index }),
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
            render: ({ container }) => {
              setPreview(container)
              return () => setPreview(null)
            },
          }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => slideOf(source.data)?.list === list,
        getData: ({ input, element }) =>
          attachClosestEdge(dataOfPlace(index), { input, element, allowedEdges: ['top', 'bottom'] }),
        // Between two rows, and while the list scrolls on under the pointer, the last place holds.
        getIsSticky: () => true,
        onDragEnter: mark,
        onDrag: mark,
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [row, handle, list, imageId, index, canDrag])

  return { isDragged, edge, preview }
}
