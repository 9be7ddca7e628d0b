import type { TimedCaption } from '../captions/shown-caption.ts'
import { gopLengths, longestGop } from './gop-lengths.ts'

/** Frames of a clip from `start` on, looped, made `length` frames long; the first `frames` of them are shown. */
export type ClipShot = {
  kind: 'clip'
  slide: number
  start: number
  length: number
  frames: number
  captions?: TimedCaption[]
}

/** Any chunk may have to take one frame more. */
const longestChunk = longestGop - 1

/** A short clip is repeated within its chunk: else a key frame would come every few frames. */
const cycleFrames = (clipFrames: number): number =>
  clipFrames * Math.max(1, Math.floor(longestChunk / clipFrames))

/**
 * A slide's clip from its first frame on, looped, and cut where the slide asks. Where chunks begin does not depend on
 * how long the slide is, so another length encodes nothing anew. A single frame left over goes to the chunk before:
 * as a shot it would be a lone key frame.
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

/** Frames that are made of a clip for a slide of so many: each chunk once, however often it is shown. */
export const madeClipFrames = (clipFrames: number, frames: number): number =>
  Math.min(frames, cycleFrames(clipFrames))
