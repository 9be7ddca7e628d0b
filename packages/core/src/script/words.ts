const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Words as a listener counts them: 'state-of-the-art' is four, '3.5' is one. */
export const countWords = (text: string): number => {
  let words = 0
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1
  return words
}

/** Seconds that so many words take at a speaking speed. */
export const spokenSeconds = (words: number, wordsPerMinute: number): number => (words / wordsPerMinute) * 60

/** What decides the length of a script: the words spoken, and the pauses of its markup. */
export type ScriptLength = { words: number; pauseMs: number }

/** 0 without words: a slide that only pauses is silent. */
export const scriptSeconds = ({ words, pauseMs }: ScriptLength, wordsPerMinute: number): number =>
  words === 0 ? 0 : spokenSeconds(words, wordsPerMinute) + pauseMs / 1000
