import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { whenDragging } from './dragging.ts'

type ListDrag = {
  area: RefObject<HTMLElement | null>
  list: string
  onLand: (slideId: string, to: number) => void
}

/** Id of the slide being dragged. */
export const useListDrag = ({ area: ref, list, onLand }: ListDrag): string | null => {
  const [dragged, setDragged] = useState<string | null>(null)
  const land = useEffectEvent(onLand)

  useEffect(() => {
    const area = ref.current
    if (!area) return
    return whenDragging(({ attachList }) =>
      attachList({ area, list, onDragged: setDragged, onLand: (slideId, to) => land(slideId, to) }),
    )
  }, [ref, list])

  return dragged
}
