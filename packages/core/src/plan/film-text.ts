import { countWords } from '../script/words.ts'
import type { Plan } from './plan.ts'

export type FilmText = { words: number; excerpt: string }

const longestExcerpt = 120

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Cut between words, in languages without spaces too. */
const firstWords = (text: string): string => {
  let end = 0
  for (const { segment, index } of segmenter.segment(text.slice(0, 2 * longestExcerpt))) {
    if (index + segment.length > longestExcerpt) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}

const sentencesOf = ({ slides }: Pick<Plan, 'slides'>, language: string): string[] =>
  slides.flatMap(({ narration }) => narration[language]?.sentences ?? [])

/** How much a film says, and how it begins. */
export const filmText = (plan: Pick<Plan, 'slides'>, language = 'en'): FilmText => {
  const sentences = sentencesOf(plan, language)
  return { words: countWords(sentences.join('\n')), excerpt: firstWords(sentences.join(' ')) }
}

/** What is said, in order, whichever slide it is said on and whoever says it; a recording speaks for itself. */
export const spokenText = ({ slides }: Pick<Plan, 'slides'>, language = 'en'): string[] =>
  slides.flatMap(({ narration }) => {
    const { sentences = [], recording } = narration[language] ?? {}
    return recording ? [`recording ${recording.hash}`] : sentences
  })

/** Everything that decides a film but the programs that make it: these change with an update, the film does not. */
export const filmContent = (plan: Plan): Plan => ({ ...plan, toolchain: '' })
