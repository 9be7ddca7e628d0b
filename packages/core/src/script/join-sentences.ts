import { sourceSentences } from './read-script.ts'

const staysTwo = (one: string, other: string) => sourceSentences(`${one} ${other}`)[0] === one

/**
 * Joins sentences so that they split into the same ones again: with a space where that is enough, else a line break.
 */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, index) => {
      const previous = sentences[index - 1]
      if (previous === undefined) return sentence
      return (staysTwo(previous, sentence) ? ' ' : '\n') + sentence
    })
    .join('')
