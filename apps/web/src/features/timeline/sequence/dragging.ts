import type { Dragging } from './attach-dragging.ts'

let dragging: Dragging | null = null
const waiting = new Set<() => void>()

/** Fetched when a pointer comes near the slides: nobody has dragged one before, and few drag any. */
export const fetchDragging = async (): Promise<void> => {
  if (dragging) return
  try {
    const fetched = await import('./attach-dragging.ts')
    dragging = fetched.dragging
  } catch {
    // The buttons and keys move slides as well, and the next pointer tries again.
    return
  }
  for (const attach of waiting) attach()
  waiting.clear()
}

/** Attaches at once, or as soon as dragging is there. Gives how to detach. */
export const whenDragging = (attach: (dragging: Dragging) => () => void): (() => void) => {
  if (dragging) return attach(dragging)
  let detach = () => {}
  const attachNow = () => {
    if (dragging) detach = attach(dragging)
  }
  waiting.add(attachNow)
  return () => {
    waiting.delete(attachNow)
    detach()
  }
}
