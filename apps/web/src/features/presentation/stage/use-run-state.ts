import { useEffect, useState, useSyncExternalStore } from 'react'
import { beginSound } from '@/project/playback/one-sound.ts'
import type { Show } from '../run/presentation-run.ts'

/** The state of the show, and a pause toggle. */
export const useShowState = ({ conductor }: Show) => {
  const state = useSyncExternalStore(conductor.subscribe, conductor.read)
  const togglePause = () => {
    if (!conductor.read().isPaused) return conductor.pause()
    beginSound(conductor.pause)
    conductor.resume()
  }
  return { ...state, togglePause }
}

const tickMs = 200

/** Progress of the visible slide from 0 to 1, polled every `tickMs`. */
export const useFraction = ({ conductor }: Show): number => {
  const [fraction, setFraction] = useState(conductor.fraction)
  useEffect(() => {
    const timer = setInterval(() => setFraction(conductor.fraction()), tickMs)
    return () => clearInterval(timer)
  }, [conductor])
  return fraction
}
