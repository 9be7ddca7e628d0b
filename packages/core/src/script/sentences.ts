const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Abbreviations after which the segmenter ends a sentence and a reader does not. */
const abbreviation = /(^|\s)(Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|No|Fig|approx)\.$/

/** A script as the sentences that are spoken one by one; line breaks end a sentence too. */
export const splitSentences = (script: string): string[] => {
  const sentences: string[] = []
  for (const line of script.split(/\r?\n+/)) {
    let open = ''
    for (const { segment } of segmenter.segment(line)) {
      open += segment
      if (abbreviation.test(open.trimEnd())) continue
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
