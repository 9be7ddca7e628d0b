const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Abbreviations and initials after which the segmenter ends a sentence and a reader does not. */
const abbreviation =
  /(?<![\p{L}\p{N}])(Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|approx|(?:\p{Lu}\.)+\p{Lu}|(?!I)\p{Lu})\.$/u

/** These only abbreviate before a number: 'No. 5' goes on, 'No. That is wrong.' does not. */
const numberFollows = /(?<![\p{L}\p{N}])(No|Fig)\.$/u

const goesOn = (text: string, next: string): boolean =>
  abbreviation.test(text) || (numberFollows.test(text) && /^\p{N}/u.test(next))

/** A script as the sentences that are spoken one by one; line breaks end a sentence too. */
export const splitSentences = (script: string): string[] => {
  const sentences: string[] = []
  for (const line of script.split(/\r?\n+/)) {
    let open = ''
    const segments = Array.from(segmenter.segment(line), ({ segment }) => segment)
    for (const [index, segment] of segments.entries()) {
      open += segment
      if (goesOn(open.trimEnd(), segments[index + 1] ?? '')) continue
      push(sentences, open)
      open = ''
    }
    push(sentences, open)
  }
  return sentences
}

const push = (sentences: string[], text: string) => {
  const sentence = text.replace(/\s+/g, ' ').trim()
  // Punctuation alone has nothing to say.
  if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence)
}
