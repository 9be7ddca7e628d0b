import { useSyncExternalStore } from 'react'
import { beginSound } from '@/project/playback/one-sound.ts'
import { usePolled } from '@/ui/use-polled.ts'
import type { PresentationRun } from '../run/presentation-run.ts'

/** The state of the presentation, and a pause toggle. */
export const useRunState = ({ runner }: PresentationRun) => {
  const state = useSyncExternalStore(runner.subscribe, runner.read)
  const togglePause = () => {
    if (!runner.read().isPaused) return runner.pause()
    beginSound(runner.pause)
    runner.resume()
  }
  return { ...state, togglePause }
}

const tickMs = 200

/** Progress of the visible slide from 0 to 1, polled every `tickMs`. */
export const useFraction = ({ runner }: PresentationRun): number => usePolled(runner.fraction, tickMs)
