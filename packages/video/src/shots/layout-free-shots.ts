import type { Plan } from '@voxdeck/core/plan/plan'
import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { shotsKnownBeforeSpeech } from '@voxdeck/core/timeline/shots-known-before-speech'

/** Shots of a plan, or of some of its slides, that do not depend on the length of the narration. */
export const layoutFreeShots = (plan: Plan, slides: readonly number[] = [...plan.slides.keys()]): Shot[] => {
  const known = plan.slides.map(({ manualSeconds, clip }) => ({ manualSeconds, hasClip: clip !== undefined }))
  return slides.flatMap((slide) => shotsKnownBeforeSpeech(known, plan.transition, slide))
}
