import { languageOf } from '../languages/languages.ts'
import { sourceSentences } from './read-script.ts'

/** What the language puts between sentences, if they stay two with it; else a line break. */
const between = (one: string, other: string, language: string): string => {
  const blank = languageOf(language).spaced ? ' ' : ''
  return sourceSentences(one + blank + other, language)[0] === one ? blank : '\n'
}

/**
 * Joins sentences so that they split into the same ones again: with a space where that is enough, else a line break.
 */
export const joinSentences = (sentences: readonly string[], language: string): string =>
  sentences
    .map((sentence, index) => {
      const previous = sentences[index - 1]
      if (previous === undefined) return sentence
      return between(previous, sentence, language) + sentence
    })
    .join('')
