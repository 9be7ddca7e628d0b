import type { Plan } from './plan.ts'

/** Everything that decides how a slide's narration sounds, and so how long it takes. */
export type SpokenWords = { language: string; voice: string; wordsPerMinute: number; sentences: string[] }

/** By slide; null for one that says nothing. */
export const spokenWords = (
  { slides, wordsPerMinute }: Pick<Plan, 'slides' | 'wordsPerMinute'>,
  language: string,
): (SpokenWords | null)[] =>
  slides.map(({ narration }) => {
    const { voice = '', sentences = [] } = narration[language] ?? {}
    return sentences.length > 0 ? { language, voice, wordsPerMinute, sentences } : null
  })
