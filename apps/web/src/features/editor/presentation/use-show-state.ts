import { useEffect, useState, useSyncExternalStore } from 'react'
import { beginSound } from '../one-sound.ts'
import type { Show } from './show.ts'

/** Where the show stands, and the way to hold it or go on. */
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

/** From 0 to 1: how much of the slide in view is over. */
export const useFraction = ({ conductor }: Show): number => {
  const [fraction, setFraction] = useState(conductor.fraction)
  useEffect(() => {
    const timer = setInterval(() => setFraction(conductor.fraction()), tickMs)
    return () => clearInterval(timer)
  }, [conductor])
  return fraction
}
