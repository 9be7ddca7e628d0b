import { framesPerSecond, slideSecondsLimits } from './timing.ts'

/** Where a slide's bar is grabbed: at its start, at its end, or in between. */
export type Grip = 'start' | 'body' | 'end'

export type Hold = { grip: Grip; index: number }

export const barFramesLimits = {
  min: slideSecondsLimits.min * framesPerSecond,
  max: slideSecondsLimits.max * framesPerSecond,
}

/**
 * The bar that grows when the hold moves right, and the one that shrinks: null when no slide follows. Null when the
 * hold cannot move.
 */
const resizedBars = (
  { grip, index }: Hold,
  count: number,
): { longer: number; shorter: number | null } | null => {
  const slide = (at: number) => (at < count ? at : null)
  if (grip === 'end' || (grip === 'body' && index === 0)) return { longer: index, shorter: slide(index + 1) }
  // The first slide always starts at 0.
  if (index === 0) return null
  return { longer: index - 1, shorter: grip === 'start' ? index : slide(index + 1) }
}

export type MoveRange = { least: number; most: number }

const still: MoveRange = { least: 0, most: 0 }

/** How many frames a hold may move left and right before a bar reaches a limit. */
export const moveRange = (bars: readonly number[], hold: Hold): MoveRange => {
  const stretch = resizedBars(hold, bars.length)
  if (!stretch) return still
  const { min, max } = barFramesLimits
  const longer = bars[stretch.longer] ?? min
  const shorter = stretch.shorter === null ? null : (bars[stretch.shorter] ?? min)
  const range = {
    least: Math.max(min - longer, shorter === null ? -Infinity : shorter - max),
    most: Math.min(max - longer, shorter === null ? Infinity : shorter - min),
  }
  // A narration of hours exceeds the limit of a bar: such a bar stays until its length is typed again.
  return range.least > 0 || range.most < 0 ? still : range
}

/** The bars after a hold was moved by so many frames, clamped to its range. */
export const moveBars = (bars: readonly number[], hold: Hold, frames: number): number[] => {
  const { least, most } = moveRange(bars, hold)
  const by = Math.max(least, Math.min(most, Math.round(frames)))
  const stretch = resizedBars(hold, bars.length)
  return bars.map((bar, index) => {
    if (index === stretch?.longer) return bar + by
    return index === stretch?.shorter ? bar - by : bar
  })
}

/** The boundary that a hold moves, as the start or end of a slide. */
export const movedBoundary = ({ grip, index }: Hold): { edge: 'start' | 'end'; index: number } =>
  grip === 'end' || (grip === 'body' && index === 0) ? { edge: 'end', index } : { edge: 'start', index }
