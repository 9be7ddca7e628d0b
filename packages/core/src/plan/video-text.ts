import { countWords } from '../script/words.ts'
import { firstWords } from './first-words.ts'
import { type Plan, videoLanguage } from './plan.ts'
import { writtenOf } from './planned-sentence.ts'

export type VideoText = { words: number; excerpt: string }

const longestExcerpt = 120

/** The words of a recorded slide count too: they are in its captions. */
const sentencesOf = ({ slides }: Pick<Plan, 'slides'>, language: string): string[] =>
  slides.flatMap(({ narration }) => {
    const { sentences = [], written } = narration[language] ?? {}
    return written ?? sentences.map(writtenOf)
  })

/** A video's word count and its first words. */
export const videoText = (plan: Pick<Plan, 'slides' | 'languages' | 'readFirst'>): VideoText => {
  const language = videoLanguage(plan)
  const sentences = sentencesOf(plan, language)
  const excerpt = firstWords(sentences.join(' '), longestExcerpt, language)
  return { words: countWords(sentences.join('\n')), excerpt }
}

/**
 * The sentences of all languages in order, whichever slide and voice they are on; a recording is represented by its
 * hash.
 */
export const spokenSentences = ({
  slides,
  languages,
  subtitles = [],
}: Pick<Plan, 'slides' | 'languages' | 'subtitles'>): string[] =>
  [...languages, ...subtitles].flatMap((language) =>
    slides.flatMap(({ narration }) => {
      const { sentences = [], recording, written = [] } = narration[language] ?? {}
      return recording ? [`recording ${recording.hash}`] : [...sentences.map(writtenOf), ...written]
    }),
  )

/**
 * Everything that decides a video except salt and versions of tools and voices, which may change while the video does
 * not. In the shape of plans of format 2, so that it equals that of a video planned then.
 */
export const videoContent = ({ salt: _salt, slides, ...plan }: Plan): object => ({
  ...plan,
  format: 2,
  toolchain: '',
  slides: slides.map((slide) => ({
    ...slide,
    narration: Object.fromEntries(
      Object.entries(slide.narration).map(([language, { voiceVersion: _version, ...said }]) => [
        language,
        said,
      ]),
    ),
  })),
})
