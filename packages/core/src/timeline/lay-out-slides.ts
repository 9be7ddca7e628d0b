import type { Transition } from '../video-settings.ts'
import {
  framesPerSecond,
  pauseSeconds,
  sampleRate,
  samplesPerFrame,
  silentSlideSeconds,
  transitionFrames,
} from './timing.ts'

export type NarratedSlide = {
  /** The longest narration of the slide over the film's languages, in samples; 0 when nobody speaks. */
  narrationSamples: number
  manualSeconds: number | null
}

export type Shot =
  | { kind: 'hold'; slide: number; frames: number }
  | { kind: 'blend'; from: number; to: number; transition: Exclude<Transition, 'none'>; frames: number }

export type SlideSpan = { startFrame: number; frames: number }

export type Layout = { frames: number; slides: SlideSpan[]; shots: Shot[] }

export const slideFrames = ({ narrationSamples, manualSeconds }: NarratedSlide): number => {
  const spoken = narrationSamples > 0 ? narrationSamples : silentSlideSeconds * sampleRate
  const natural = Math.ceil(spoken / samplesPerFrame) + pauseSeconds * framesPerSecond
  const manual = Math.round((manualSeconds ?? 0) * framesPerSecond)
  return Math.max(natural, manual)
}

/** A transition takes the last frames of a slide's pause, so the next narration begins on its own picture. */
export const layOutSlides = (slides: readonly NarratedSlide[], transition: Transition): Layout => {
  const layout: Layout = { frames: 0, slides: [], shots: [] }
  slides.forEach((slide, index) => {
    const frames = slideFrames(slide)
    const blends = transition !== 'none' && index < slides.length - 1
    layout.slides.push({ startFrame: layout.frames, frames })
    layout.shots.push({ kind: 'hold', slide: index, frames: blends ? frames - transitionFrames : frames })
    if (blends)
      layout.shots.push({ kind: 'blend', from: index, to: index + 1, transition, frames: transitionFrames })
    layout.frames += frames
  })
  return layout
}
