import type { Transition } from '../video-settings.ts'
import type { Shot } from './lay-out-slides.ts'
import { transitionFrames } from './timing.ts'

/** What is known of a slide before anything is spoken. */
export type UnspokenSlide = { manualSeconds: number | null; hasClip: boolean }

/**
 * Shots of a slide that can be rendered while speech is still being made, because they do not depend on the slide's
 * length: the blend that leaves it, for which the pause after the words has room, or its hold when no blend follows.
 * None with a manual length, where the blend may turn out shorter.
 */
export const shotsKnownBeforeSpeech = (
  slides: readonly UnspokenSlide[],
  transition: Transition,
  slide: number,
): Shot[] => {
  const [own, next] = [slides[slide], slides[slide + 1]]
  if (!own || own.hasClip) return []
  if (transition === 'none' || !next) return [{ kind: 'hold', slide, frames: 0 }]
  return own.manualSeconds === null
    ? [{ kind: 'blend', from: slide, to: slide + 1, transition, frames: transitionFrames }]
    : []
}
