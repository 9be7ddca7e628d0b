import { type RefObject, useEffect, useState } from 'react'
import { whenDragging } from './dragging.ts'

type RowDrag = {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  list: string
  slideId: string
  index: number
  canDrag: boolean
}

/** Drag state of one row; only affected rows re-render. */
export const useRowDrag = ({ row, handle, list, slideId, index, canDrag }: RowDrag) => {
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null)
  const [preview, setPreview] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const element = row.current
    if (!element) return
    return whenDragging(({ attachRow }) =>
      attachRow({
        element,
        handle: handle.current ?? element,
        list,
        slideId,
        index,
        canDrag,
        onDragged: setDragged,
        onEdge: setEdge,
        onPreview: setPreview,
      }),
    )
  }, [row, handle, list, slideId, index, canDrag])

  return { isDragged, edge, preview }
}
