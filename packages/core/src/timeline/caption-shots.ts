import type { Cue } from '../captions/make-cues.ts'
import type { ShownCaption } from '../captions/shown-caption.ts'
import type { HoldShot, Shot } from './lay-out-slides.ts'

/** A hold is a key frame and a frame that repeats it: two key frames in a row would need different ids. */
const shortestHold = 2

/** The cues shown in `frames` frames from frame `from` on, relative to that frame. */
const cuesWithin = (cues: readonly Cue[], from: number, frames: number): Cue[] =>
  cues
    .map(({ startFrame, endFrame, lines }) => ({
      startFrame: Math.max(0, startFrame - from),
      endFrame: Math.min(frames, endFrame - from),
      lines,
    }))
    .filter(({ startFrame, endFrame }) => startFrame < endFrame)

/**
 * A hold for each cue, and plain holds between them. A single frame is too short for a hold: it joins the caption
 * beside it.
 */
const captionHold = (hold: HoldShot, cues: readonly Cue[], language: string): HoldShot[] => {
  const parts: HoldShot[] = []
  const add = (frames: number, caption?: ShownCaption) => {
    if (frames > 0) parts.push({ ...hold, frames, ...(caption ? { caption } : {}) })
  }
  let at = 0
  for (const { startFrame, endFrame, lines } of cues) {
    const start = startFrame - at < shortestHold ? at : startFrame
    if (endFrame - start < shortestHold) continue
    add(start - at)
    add(endFrame - start, { language, lines })
    at = endFrame
  }
  add(hold.frames - at)
  return parts
}

/** Extends a cue over a single last frame, which is too short for a hold of its own when no blend follows. */
const toTheEnd = (cues: readonly Cue[], frames: number): Cue[] =>
  cues.map((cue) => (cue.endFrame === frames - 1 ? { ...cue, endFrame: frames } : cue))

/**
 * A video's shots with its captions rendered into the picture, by cues in order. Each caption is one more hold: shots
 * without captions do not change, and editing a sentence renders only its own hold again. A blend is rendered with
 * the plain picture it leaves, so a caption ends a frame before it, and none is shown on it.
 */
export const captionShots = (shots: readonly Shot[], cues: readonly Cue[], language: string): Shot[] => {
  let end = 0
  return shots.flatMap((shot, index): Shot[] => {
    const { frames } = shot
    const start = end
    end += frames
    if (shot.kind === 'blend') return [shot]
    if (shot.kind === 'clip') {
      const captions = cuesWithin(cues, start, frames).map((cue) => ({ ...cue, language }))
      return [captions.length > 0 ? { ...shot, captions } : shot]
    }
    return shots[index + 1]?.kind === 'blend'
      ? captionHold(shot, cuesWithin(cues, start, frames - 1), language)
      : captionHold(shot, toTheEnd(cuesWithin(cues, start, frames), frames), language)
  })
}
