import type { ShownCaption } from '../captions/shown-caption.ts'
import type { Transition } from '../video-settings.ts'
import { type ClipShot, clipShots } from './clip-shots.ts'
import { type NarratedSlide, slideLength } from './slide-length.ts'
import { shortestTransitionFrames, transitionFrames } from './timing.ts'

export type Shot = HoldShot | BlendShot | ClipShot

/** A slide's picture at rest. */
export type HoldShot = { kind: 'hold'; slide: number; frames: number; caption?: ShownCaption }

export type BlendShot = {
  kind: 'blend'
  from: number
  to: number
  transition: Exclude<Transition, 'none'>
  frames: number
  /** When the slide it leaves has a clip: the clip's frame with which it goes on. */
  fromFrame?: number
}

export type SlideSpan = { startFrame: number; frames: number }

export type Layout = { frames: number; slides: SlideSpan[]; shots: Shot[] }

export type LaidOutSlide = NarratedSlide & {
  /** Of the clip that moves in place of its picture. */
  clipFrames?: number | undefined
}

/** As much of the silence after the words as a transition takes; none when too little is left to see one. */
const framesToBlend = (quietFrames: number): number =>
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
