import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../ui/listeners.ts'

/** Keys that are held while a slide is pressed. */
type Held = { shiftKey: boolean }

/** Slides that a person has selected, to do something to all of them. */
export const createSelection = () => {
  let selected: ReadonlySet<string> = new Set()
  /** The slide that was pressed last: Shift selects from there. */
  let anchor: string | null = null
  const listeners = createListeners()
  const show = (next: ReadonlySet<string>) => {
    selected = next
    listeners.tell()
  }
  return {
    read: () => selected,
    subscribe: listeners.subscribe,
    /** Selects a slide or takes it out; with Shift all from the last pressed one to it. `order` is that of the slides. */
    press: (slideId: string, order: readonly string[], { shiftKey }: Held): void => {
      const [from, to] = [order.indexOf(anchor ?? ''), order.indexOf(slideId)]
      if (shiftKey && from >= 0 && to >= 0) {
        show(new Set([...selected, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]))
        return
      }
      anchor = slideId
      show(
        selected.has(slideId)
          ? new Set([...selected].filter((id) => id !== slideId))
          : new Set([...selected, slideId]),
      )
    },
    selectAll: (order: readonly string[]): void => show(new Set(order)),
    clear: (): void => {
      anchor = null
      if (selected.size > 0) show(new Set())
    },
  }
}

export type Selection = ReturnType<typeof createSelection>

export const useIsSelected = ({ read, subscribe }: Selection, slideId: string): boolean =>
  useSyncExternalStore(subscribe, () => read().has(slideId))

/** The selected slides that still exist, in their order. */
export const useSelected = ({ read, subscribe }: Selection, order: readonly string[]): readonly string[] => {
  const selected = useSyncExternalStore(subscribe, read)
  return order.filter((slideId) => selected.has(slideId))
}
