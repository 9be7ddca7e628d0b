/** A gain in decibels, and the loudness that it gave. */
export type Attempt = { gain: number; lufs: number }

const closeEnough = 0.4
const mostAttempts = 4
/** The limiter lowers loudness and gain raises it again; more gain than this would be heard as distortion. */
const mostMakeUp = 8
/** Loudness gained per decibel while the limiter is active; assumed until it has been measured. */
const usualSlope = 0.6

/** The gain to try next, or null when the last attempt is final. */
export const nextGain = (attempts: readonly Attempt[], targetLufs: number): number | null => {
  const [first, last, before] = [attempts.at(0), attempts.at(-1), attempts.at(-2)]
  if (!first || !last) return null
  const missing = targetLufs - last.lufs
  if (Math.abs(missing) <= closeEnough || attempts.length >= mostAttempts) return null
  const measured = before ? (last.lufs - before.lufs) / (last.gain - before.gain) : usualSlope
  const slope = Math.min(1, Math.max(0.25, measured))
  const next = Math.min(last.gain + missing / slope, first.gain + mostMakeUp)
  return next === last.gain ? null : next
}
