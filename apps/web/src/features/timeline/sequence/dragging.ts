import type { Dragging } from './attach-dragging.ts'

let dragging: Dragging | null = null
const waiting = new Set<() => void>()

/** Loads the drag library when the pointer enters the list. */
export const fetchDragging = async (): Promise<void> => {
  if (dragging) return
  try {
    const fetched = await import('./attach-dragging.ts')
    dragging = fetched.dragging
  } catch {
    // Buttons and keys still work; the next pointer retries.
    return
  }
  for (const attach of waiting) attach()
  waiting.clear()
}

/** Attaches now, or when the library is loaded. Returns the cleanup. */
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
