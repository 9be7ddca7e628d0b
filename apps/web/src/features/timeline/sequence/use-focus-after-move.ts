import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { controlName, focusControl, type RowControl } from './row-controls.ts'

/** A control that is disabled while pending loses the focus; returns it afterwards. */
export const useFocusAfterMove = (area: RefObject<HTMLElement | null>, isPending: boolean) => {
  const moved = useRef<{ slideId: string; control: RowControl } | null>(null)
  useEffect(() => {
    if (isPending || !moved.current) return
    const { slideId, control } = moved.current
    moved.current = null
    // Leave the focus if it moved elsewhere. A disabled control keeps it until the next frame.
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
