import type { Plan } from './plan.ts'

/** A slide spoken by another voice than planned, because the planned voice failed. */
export type Fallback = {
  /** Index of the slide in the video, from 0. */
  slide: number
  language: string
  wanted: string
  spoken: string
}

/** The plan with the voices that really spoke, and their versions. */
export const withFallbacks = (
  plan: Plan,
  fallbacks: readonly Fallback[],
  versionOf: (voice: string) => string,
): Plan => ({
  ...plan,
  slides: plan.slides.map((slide, index) => {
    const narration = { ...slide.narration }
    for (const { language, spoken } of fallbacks.filter((fallback) => fallback.slide === index)) {
      const planned = narration[language]
      if (planned) narration[language] = { ...planned, voice: spoken, voiceVersion: versionOf(spoken) }
    }
    return { ...slide, narration }
  }),
})
