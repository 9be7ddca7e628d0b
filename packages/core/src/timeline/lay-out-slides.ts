import type { ShownCaption } from '../captions/shown-caption.ts'
import type { Transition } from '../video-settings.ts'
import { type ClipShot, clipShots } from './clip-shots.ts'
import { type NarratedSlide, slideLength } from './slide-length.ts'
import { shortestTransitionFrames, transitionFrames } from './timing.ts'

export type Shot = HoldShot | BlendShot | ClipShot

/** A slide's still picture. */
export type HoldShot = { kind: 'hold'; slide: number; frames: number; caption?: ShownCaption }

export type BlendShot = {
  kind: 'blend'
  from: number
  to: number
  transition: Exclude<Transition, 'none'>
  frames: number
  /** The clip frame with which the blend starts, when the slide it leaves has a clip. */
  fromFrame?: number
}

export type SlideSpan = { startFrame: number; frames: number }

export type Layout = { frames: number; slides: SlideSpan[]; shots: Shot[] }

export type LaidOutSlide = NarratedSlide & {
  /** Length of the clip that plays in place of its picture. */
  clipFrames?: number | undefined
}

/** Frames of the silence after the words that a transition takes; 0 when too few are left to see one. */
export const framesToBlend = (quietFrames: number): number =>
  quietFrames < shortestTransitionFrames ? 0 : Math.min(transitionFrames, quietFrames)

const restOf = ({ clipFrames }: LaidOutSlide, slide: number, frames: number): Shot[] =>
  clipFrames === undefined ? [{ kind: 'hold', slide, frames }] : clipShots(slide, clipFrames, frames)

/** A transition takes the last frames of a slide's silence, so the next narration begins on its own picture. */
export const layOutSlides = (slides: readonly LaidOutSlide[], transition: Transition): Layout => {
  const layout: Layout = { frames: 0, slides: [], shots: [] }
  slides.forEach((slide, index) => {
    const { frames, quietFrames } = slideLength(slide)
    const isLast = index === slides.length - 1
    const blend = transition === 'none' || isLast ? 0 : framesToBlend(quietFrames)
    layout.slides.push({ startFrame: layout.frames, frames })
    layout.shots.push(...restOf(slide, index, frames - blend))
    if (transition !== 'none' && blend > 0)
      layout.shots.push({
        kind: 'blend',
        from: index,
        to: index + 1,
        transition,
        frames: blend,
        ...(slide.clipFrames === undefined ? {} : { fromFrame: (frames - blend) % slide.clipFrames }),
      })
    layout.frames += frames
  })
  return layout
}
