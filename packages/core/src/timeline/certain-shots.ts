import type { Transition } from '../video-settings.ts'
import type { Shot } from './lay-out-slides.ts'
import { transitionFrames } from './timing.ts'

/** What is known of slides before anything is spoken. */
export type UnspokenSlide = { manualSeconds: number | null; hasClip: boolean }

/**
 * The shots of a slide that do not depend on how long it will be: its picture at rest, and the blend that leaves it,
 * for which the pause after the words has room unless a person set the length. They can be drawn while others speak.
 */
export const certainShots = (
  slides: readonly UnspokenSlide[],
  transition: Transition,
  slide: number,
): Shot[] => {
  const [own, next] = [slides[slide], slides[slide + 1]]
  if (!own || own.hasClip) return []
  const rest: Shot = { kind: 'hold', slide, frames: 0 }
  return transition === 'none' || !next || own.manualSeconds !== null
    ? [rest]
    : [rest, { kind: 'blend', from: slide, to: slide + 1, transition, frames: transitionFrames }]
}
