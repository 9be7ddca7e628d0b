import type { Plan, PlannedNarration, PlannedSlide } from './plan.ts'

type OldNarration = Omit<PlannedNarration, 'voiceVersion'>
type OldSlide = Omit<PlannedSlide, 'narration'> & { narration: Record<string, OldNarration> }

/** One version for everything that makes bytes, and sentences without a salt. */
type SecondFormat = Omit<Plan, 'format' | 'toolchain' | 'salt' | 'slides'> & {
  format: 2
  toolchain: string
  slides: OldSlide[]
}

type FirstFormat = Omit<SecondFormat, 'format' | 'slides'> & {
  format: 1
  slides: (Omit<OldSlide, 'slideId'> & { imageId: string })[]
}

const fromFirst = (plan: FirstFormat): SecondFormat => ({
  ...plan,
  format: 2,
  slides: plan.slides.map(({ imageId, ...slide }) => ({ slideId: imageId, ...slide })),
})

const fromSecond = ({ toolchain, ...plan }: SecondFormat): Plan => ({
  ...plan,
  format: 3,
  toolchain: { id: toolchain, picture: toolchain, lettering: toolchain, sound: toolchain },
  salt: '',
  slides: plan.slides.map((slide) => ({
    ...slide,
    narration: Object.fromEntries(
      Object.entries(slide.narration).map(([language, narration]) => [
        language,
        narration.sentences.length > 0 ? { ...narration, voiceVersion: toolchain } : narration,
      ]),
    ),
  })),
})

/** The stored plan is damaged, or from a later release. */
export class PlanUnreadable extends Error {
  override readonly name = 'PlanUnreadable'
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new PlanUnreadable('a plan that is no JSON', { cause })
  }
}

/** Reads a stored plan, of today's format or an earlier one: videos outlive the version that planned them. */
export const parsePlan = (json: string): Plan => {
  const plan = parseJson(json) as Plan | SecondFormat | FirstFormat
  if (!plan.toolchain || !plan.slides) throw new PlanUnreadable('a plan without toolchain or slides')
  if (plan.format === 1) return fromSecond(fromFirst(plan))
  if (plan.format === 2) return fromSecond(plan)
  if (plan.format !== 3) throw new PlanUnreadable('a plan from a later release')
  return plan
}
