import type { Transition } from '../video-settings.ts'
import type { Shot } from './lay-out-slides.ts'
import { transitionFrames } from './timing.ts'

/** What is known of slides before anything is spoken. */
export type UnspokenSlide = { manualSeconds: number | null; hasClip: boolean }

/**
 * What can be drawn of a slide while others speak, because it does not depend on how long the slide will be: the blend
 * that leaves it, for which the pause after the words has room, or its picture at rest when nothing leaves it. When a person
 * set the length, the blend may turn out shorter.
 */
export const certainShots = (
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
