import { naturalFrames } from './slide-length.ts'
import type { TimedSlide } from './time-slides.ts'
import { framesPerSecond, slideSecondsLimits } from './timing.ts'

/** Where a slide's bar is grabbed: at its start, at its end, or in between. */
export type Grip = 'start' | 'body' | 'end'

export type Hold = { grip: Grip; index: number }

/** How long a slide is on screen; as short as it may become, which its narration decides; and of its own, with the pause. */
export type Bar = { frames: number; leastFrames: number; naturalFrames: number }

const barFramesLimits = {
  min: slideSecondsLimits.min * framesPerSecond,
  max: slideSecondsLimits.max * framesPerSecond,
}

/** The bar of a slide as it is on screen: an edge that is moved lets it end with its last word, or after a second. */
export const barOf = ({
  frames,
  quietFrames,
  narrationSamples,
}: Pick<TimedSlide, 'frames' | 'quietFrames' | 'narrationSamples'>): Bar => ({
  frames,
  leastFrames: Math.min(frames, Math.max(barFramesLimits.min, frames - quietFrames)),
  naturalFrames: naturalFrames(narrationSamples),
})

type Resized = {
  /** Index of the bar that grows when the hold moves right. */
  longer: number
  /** Of the one that shrinks; null when no slide follows. */
  shorter: number | null
  /** Once that one is as short as it may become, it moves with all that follow. */
  pushes: boolean
}

/** Null when the hold cannot move. */
const resizedBars = ({ grip, index }: Hold, count: number): Resized | null => {
  const slide = (at: number) => (at < count ? at : null)
  if (grip === 'end' || (grip === 'body' && index === 0))
    return { longer: index, shorter: slide(index + 1), pushes: true }
  // The first slide always starts at 0.
  if (index === 0) return null
  return grip === 'start'
    ? { longer: index - 1, shorter: index, pushes: false }
    : { longer: index - 1, shorter: slide(index + 1), pushes: true }
}

/** In frames. Past `pushesFrom` it moves what follows. */
export type MoveRange = { least: number; most: number; pushesFrom: number }

const still: MoveRange = { least: 0, most: 0, pushesFrom: 0 }

type Moving = { longer: Bar; shorter: Bar | null; pushes: boolean }

const barsOfHold = (bars: readonly Bar[], hold: Hold): (Moving & { at: Resized }) | null => {
  const at = resizedBars(hold, bars.length)
  const longer = at && bars[at.longer]
  if (!longer) return null
  return { at, longer, shorter: (at.shorter !== null && bars[at.shorter]) || null, pushes: at.pushes }
}

const rangeOf = ({ longer, shorter, pushes }: Moving): MoveRange => {
  const { max } = barFramesLimits
  const least = Math.max(longer.leastFrames - longer.frames, shorter ? shorter.frames - max : -Infinity)
  const room = shorter ? shorter.frames - shorter.leastFrames : Infinity
  const most = Math.min(max - longer.frames, pushes ? Infinity : room)
  // A narration of hours exceeds the limit of a bar: such a bar stays until its length is typed again.
  return least > 0 || most < 0 ? still : { least, most, pushesFrom: Math.min(most, room) }
}

/** How many frames a hold may move left and right before a bar reaches a limit. */
export const moveRange = (bars: readonly Bar[], hold: Hold): MoveRange => {
  const moving = barsOfHold(bars, hold)
  return moving ? rangeOf(moving) : still
}

/** The frames of all bars after a hold was moved by so many, clamped to its range. */
export const moveBars = (bars: readonly Bar[], hold: Hold, frames: number): number[] => {
  const lengths = bars.map((bar) => bar.frames)
  const moving = barsOfHold(bars, hold)
  if (!moving) return lengths
  const { least, most } = rangeOf(moving)
  const by = Math.max(least, Math.min(most, Math.round(frames)))
  const { at, longer, shorter } = moving
  lengths[at.longer] = longer.frames + by
  if (shorter && at.shorter !== null) lengths[at.shorter] = Math.max(shorter.leastFrames, shorter.frames - by)
  return lengths
}

/**
 * How many frames a hold moves to where a slide on either side of its edge ends with its last word, or with the pause after
 * it; null when that is more than `within` frames away from `frames`.
 */
export const snapMove = (bars: readonly Bar[], hold: Hold, frames: number, within: number): number | null => {
  const moving = barsOfHold(bars, hold)
  if (!moving) return null
  const { longer, shorter } = moving
  const targets = [
    longer.leastFrames - longer.frames,
    longer.naturalFrames - longer.frames,
    ...(shorter ? [shorter.frames - shorter.leastFrames, shorter.frames - shorter.naturalFrames] : []),
  ]
  const distance = (target: number) => Math.abs(target - frames)
  // Where it was attracts nothing, or it could not be moved by a little.
  const [nearest] = targets
    .filter((target) => target !== 0)
    .sort((one, other) => distance(one) - distance(other))
  return nearest !== undefined && distance(nearest) <= within ? nearest : null
}

/** The boundary that a hold moves, as the start or end of a slide. */
export const movedBoundary = ({ grip, index }: Hold): { edge: 'start' | 'end'; index: number } =>
  grip === 'end' || (grip === 'body' && index === 0) ? { edge: 'end', index } : { edge: 'start', index }
