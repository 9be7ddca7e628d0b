import type { Cue } from '../captions/make-cues.ts'
import type { ShownCaption } from '../captions/shown-caption.ts'
import type { HoldShot, Shot } from './lay-out-slides.ts'

/** A rest is a key frame and one that repeats it: two key frames in a row would need different ids. */
const shortestRest = 2

/** What is shown of cues in so many frames from a frame on, counted from that. */
const cuesWithin = (cues: readonly Cue[], from: number, frames: number): Cue[] =>
  cues
    .map(({ startFrame, endFrame, lines }) => ({
      startFrame: Math.max(0, startFrame - from),
      endFrame: Math.min(frames, endFrame - from),
      lines,
    }))
    .filter(({ startFrame, endFrame }) => startFrame < endFrame)

/** A rest for each cue, and plain ones between them. A frame alone cannot rest: it goes to the caption beside it. */
const captionHold = (hold: HoldShot, cues: readonly Cue[], language: string): HoldShot[] => {
  const parts: HoldShot[] = []
  const add = (frames: number, caption?: ShownCaption) => {
    if (frames > 0) parts.push({ ...hold, frames, ...(caption ? { caption } : {}) })
  }
  let at = 0
  for (const { startFrame, endFrame, lines } of cues) {
    const start = startFrame - at < shortestRest ? at : startFrame
    if (endFrame - start < shortestRest) continue
    add(start - at)
    add(endFrame - start, { language, lines })
    at = endFrame
  }
  add(hold.frames - at)
  return parts
}

/** The last frame of a rest that nothing leaves cannot stand alone either. */
const toTheEnd = (cues: readonly Cue[], frames: number): Cue[] =>
  cues.map((cue) => (cue.endFrame === frames - 1 ? { ...cue, endFrame: frames } : cue))

/**
 * A video's shots with its captions in the picture, by cues in their order. Each is one more picture at rest: nothing
 * that is drawn without captions changes, and an edit of a sentence draws its own anew. A blend is drawn with the plain
 * picture it leaves, so a caption goes a frame before it, and none stands on it.
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
