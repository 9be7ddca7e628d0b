import { useEffect, useState, useSyncExternalStore } from 'react'
import { beginSound } from '@/project/playback/one-sound.ts'
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
export const useFraction = ({ runner }: PresentationRun): number => {
  const [fraction, setFraction] = useState(runner.fraction)
  useEffect(() => {
    const timer = setInterval(() => setFraction(runner.fraction()), tickMs)
    return () => clearInterval(timer)
  }, [runner])
  return fraction
}
