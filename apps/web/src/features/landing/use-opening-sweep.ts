import { useEffect, useState } from 'react'

const sweepMilliseconds = 1800

const easeOut = (part: number): number => 1 - (1 - part) ** 3

/** Animates the playhead to its start position once; with reduced motion it starts there. */
export const useOpeningSweep = (from: number, to: number) => {
  const [sweeping, setSweeping] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [played, setPlayed] = useState(sweeping ? from : to)
  useEffect(() => {
    if (!sweeping) return
    const started = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - started) / sweepMilliseconds))
      setPlayed(from + easeOut(part) * (to - from))
      if (part < 1) frame = requestAnimationFrame(step)
      else setSweeping(false)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [sweeping, from, to])
  const scrub = (part: number) => {
    setSweeping(false)
    setPlayed(part)
  }
  return [played, scrub] as const
}
