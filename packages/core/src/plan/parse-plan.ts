import type { Plan, PlannedSlide } from './plan.ts'

type FirstFormat = Omit<Plan, 'format' | 'slides'> & {
  format: 1
  slides: (Omit<PlannedSlide, 'slideId'> & { imageId: string })[]
}

/** Reads a stored plan, of today's format or an earlier one: videos outlive the version that planned them. */
export const parsePlan = (json: string): Plan => {
  const plan = JSON.parse(json) as Plan | FirstFormat
  if (plan.format === 2) return plan
  const slides = plan.slides.map(({ imageId, ...slide }) => ({ slideId: imageId, ...slide }))
  return { ...plan, format: 2, slides }
}
