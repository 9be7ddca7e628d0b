import { type Plan, type PlannedSpeeds, paceOf } from './plan.ts'
import type { PlannedSentence } from './planned-sentence.ts'

/** Everything that decides how a slide's narration sounds, and so how long it is. */
export type NarrationInput = {
  language: string
  voice: string
  wordsPerMinute: number
  sentences: PlannedSentence[]
  pauseMs?: number
}

/** One for each slide; null for a slide without sentences. */
export const narrationInputs = (
  plan: Pick<Plan, 'slides'> & PlannedSpeeds,
  language: string,
): (NarrationInput | null)[] =>
  plan.slides.map((slide) => {
    const { voice = '', sentences = [], pauseMs } = slide.narration[language] ?? {}
    if (sentences.length === 0) return null
    const wordsPerMinute = paceOf(plan, slide, language)
    return { language, voice, wordsPerMinute, sentences, ...(pauseMs === undefined ? {} : { pauseMs }) }
  })
