import { cutLongSentence } from './cut-long-sentence.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Abbreviations and initials after which the segmenter ends a sentence and a reader does not. */
const abbreviation =
  /(?<![\p{L}\p{N}])(Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|approx|(?:\p{Lu}\.)+\p{Lu}|(?!I)\p{Lu})\.$/u

/** These only abbreviate before a number: 'No. 5' goes on, 'No. That is wrong.' does not. */
const numberFollows = /(?<![\p{L}\p{N}])(No|Fig)\.$/u

/** Longer than any abbreviation: how a text ends is seen in its last letters, however long it is. */
const tail = 32

const goesOn = (ending: string, next: string): boolean =>
  abbreviation.test(ending) || (numberFollows.test(ending) && /^\p{N}/u.test(next))

/** A script as the sentences that are spoken one by one; line breaks end a sentence too. */
export const splitSentences = (script: string): string[] => {
  const sentences: string[] = []
  for (const line of script.split(/\r?\n+/)) {
    let start = 0
    const segments = Array.from(segmenter.segment(line))
    for (const [position, { segment, index }] of segments.entries()) {
      const end = index + segment.trimEnd().length
      const ending = line.slice(Math.max(start, end - tail), end)
      if (goesOn(ending, segments[position + 1]?.segment ?? '')) continue
      push(sentences, line.slice(start, end))
      start = index + segment.length
    }
    push(sentences, line.slice(start))
  }
  return sentences
}

const push = (sentences: string[], text: string) => {
  // Punctuation alone has nothing to say.
  for (const sentence of cutLongSentence(text.replace(/\s+/g, ' ').trim()))
    if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence)
}
