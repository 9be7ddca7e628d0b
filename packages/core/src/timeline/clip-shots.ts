import type { TimedCaption } from '../captions/shown-caption.ts'
import { gopLengths, longestGop } from './gop-lengths.ts'

/** Frames of a looped clip from `start` on, rendered `length` frames long; the first `frames` of them are shown. */
export type ClipShot = {
  kind: 'clip'
  slide: number
  start: number
  length: number
  frames: number
  captions?: TimedCaption[]
}

/** Any chunk may have to take one extra frame. */
const longestChunk = longestGop - 1

/** A short clip is repeated within one chunk: otherwise a key frame would come every few frames. */
const cycleFrames = (clipFrames: number): number =>
  clipFrames * Math.max(1, Math.floor(longestChunk / clipFrames))

/**
 * A slide's clip from its first frame on, looped, and cut at the slide's end. Where chunks begin does not depend on
 * the slide's length, so another length renders nothing again. A single frame left over joins the chunk before it: as
 * a shot it would be a lone key frame.
 */
export const clipShots = (slide: number, clipFrames: number, frames: number): ClipShot[] => {
  const chunks = gopLengths(cycleFrames(clipFrames), longestChunk)
  const shots: ClipShot[] = []
  let [chunk, start] = [0, 0]
  for (let left = frames; left > 0; ) {
    const whole = chunks[chunk] ?? 0
    const length = left === whole + 1 ? left : whole
    const shown = Math.min(left, length)
    shots.push({ kind: 'clip', slide, start, length, frames: shown })
    left -= shown
    chunk = (chunk + 1) % chunks.length
    start = chunk === 0 ? 0 : start + whole
  }
  return shots
}

/** Frames of a clip that are rendered for a slide of `frames` frames: each chunk once, however often it is shown. */
export const renderedClipFrames = (clipFrames: number, frames: number): number =>
  Math.min(frames, cycleFrames(clipFrames))
