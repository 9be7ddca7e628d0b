import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'

/** Where the preview plays: how far within which slide, from 0 to 1. */
export type Playhead = { slideId: string; fraction: number }

let current: Playhead | null = null
const listeners = createListeners()
const read = () => current

/** Null: nothing plays. */
export const movePlayhead = (next: Playhead | null): void => {
  current = next
  listeners.tell()
}

export const usePlayhead = (): Playhead | null => useSyncExternalStore(listeners.subscribe, read)

/** How far a slide is played; null while the playhead is elsewhere. */
export const usePlayedFraction = (slideId: string): number | null =>
  useSyncExternalStore(listeners.subscribe, () => (current?.slideId === slideId ? current.fraction : null))
