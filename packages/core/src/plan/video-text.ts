import { countWords } from '../script/words.ts'
import { firstWords } from './first-words.ts'
import { type Plan, videoLanguage } from './plan.ts'
import { writtenOf } from './planned-sentence.ts'

export type VideoText = { words: number; excerpt: string }

const longestExcerpt = 120

const sentencesOf = ({ slides }: Pick<Plan, 'slides'>, language: string): string[] =>
  slides.flatMap(({ narration }) => (narration[language]?.sentences ?? []).map(writtenOf))

/** How much a video says, and how it begins. */
export const videoText = (plan: Pick<Plan, 'slides' | 'languages'>): VideoText => {
  const language = videoLanguage(plan)
  const sentences = sentencesOf(plan, language)
  const excerpt = firstWords(sentences.join(' '), longestExcerpt, language)
  return { words: countWords(sentences.join('\n')), excerpt }
}

/** What is said, in order, whichever slide it is said on and whoever says it; a recording speaks for itself. */
export const spokenText = ({ slides, languages }: Pick<Plan, 'slides' | 'languages'>): string[] =>
  slides.flatMap(({ narration }) => {
    const { sentences = [], recording } = narration[videoLanguage({ languages })] ?? {}
    return recording ? [`recording ${recording.hash}`] : sentences.map(writtenOf)
  })

/** Everything that decides a video but the programs that make it: these change with an update, the video does not. */
export const videoContent = (plan: Plan): Plan => ({ ...plan, toolchain: '' })
