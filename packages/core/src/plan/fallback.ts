import type { Plan } from './plan.ts'

/** A slide that another voice spoke than the one that was asked for, because that one could not. */
export type Fallback = {
  /** Its place in the video, from 0. */
  slide: number
  language: string
  wanted: string
  spoken: string
}

/** The plan as it was really spoken. */
export const withFallbacks = (plan: Plan, fallbacks: readonly Fallback[]): Plan => ({
  ...plan,
  slides: plan.slides.map((slide, index) => {
    const narration = { ...slide.narration }
    for (const { language, spoken } of fallbacks.filter((fallback) => fallback.slide === index)) {
      const planned = narration[language]
      if (planned) narration[language] = { ...planned, voice: spoken }
    }
    return { ...slide, narration }
  }),
})
