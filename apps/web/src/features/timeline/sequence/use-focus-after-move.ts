import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { controlName, focusControl, type RowControl } from './row-controls.ts'

/** Disabled while pending, the pressed control loses the focus: it comes back to whoever moves on by keyboard. */
export const useFocusAfterMove = (area: RefObject<HTMLElement | null>, isPending: boolean) => {
  const moved = useRef<{ slideId: string; control: RowControl } | null>(null)
  useEffect(() => {
    if (isPending || !moved.current) return
    const { slideId, control } = moved.current
    moved.current = null
    // Whoever went elsewhere meanwhile stays there. A disabled control keeps the focus until the next frame is drawn.
    if (document.activeElement?.matches('body *:not(:disabled)')) return
    focusControl(
      area.current,
      ([control, 'up', 'down', 'handle'] as const).map((name) => controlName(slideId, name)),
    )
  }, [area, isPending])
  return useCallback((slideId: string, control: RowControl) => {
    moved.current = { slideId, control }
  }, [])
}
