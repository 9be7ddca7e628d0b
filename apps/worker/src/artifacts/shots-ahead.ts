import type { Plan } from '@voxdeck/core/plan/plan'
import { certainShots } from '@voxdeck/core/timeline/certain-shots'
import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'

/** Shots of a plan, or of some of its slides, that do not depend on the length of the narration. */
export const shotsAhead = (plan: Plan, slides: readonly number[] = [...plan.slides.keys()]): Shot[] => {
  const known = plan.slides.map(({ manualSeconds, clip }) => ({ manualSeconds, hasClip: clip !== undefined }))
  return slides.flatMap((slide) => certainShots(known, plan.transition, slide))
}
