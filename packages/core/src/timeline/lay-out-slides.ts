import type { Transition } from '../video-settings.ts'
import { type NarratedSlide, slideLength } from './slide-length.ts'
import { shortestTransitionFrames, transitionFrames } from './timing.ts'

export type Shot =
  | { kind: 'hold'; slide: number; frames: number }
  | { kind: 'blend'; from: number; to: number; transition: Exclude<Transition, 'none'>; frames: number }

export type SlideSpan = { startFrame: number; frames: number }

export type Layout = { frames: number; slides: SlideSpan[]; shots: Shot[] }

/** As much of the silence after the words as a transition takes; none when too little is left to see one. */
const framesToBlend = (quietFrames: number): number =>
  quietFrames < shortestTransitionFrames ? 0 : Math.min(transitionFrames, quietFrames)

/** A transition takes the last frames of a slide's silence, so the next narration begins on its own picture. */
export const layOutSlides = (slides: readonly NarratedSlide[], transition: Transition): Layout => {
  const layout: Layout = { frames: 0, slides: [], shots: [] }
  slides.forEach((slide, index) => {
    const { frames, quietFrames } = slideLength(slide)
    const isLast = index === slides.length - 1
    const blend = transition === 'none' || isLast ? 0 : framesToBlend(quietFrames)
    layout.slides.push({ startFrame: layout.frames, frames })
    layout.shots.push({ kind: 'hold', slide: index, frames: frames - blend })
    if (transition !== 'none' && blend > 0)
      layout.shots.push({ kind: 'blend', from: index, to: index + 1, transition, frames: blend })
    layout.frames += frames
  })
  return layout
}
