const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Words as a listener counts them: 'state-of-the-art' is four, '3.5' is one. */
export const countWords = (text: string): number => {
  let words = 0
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1
  return words
}

/** Seconds that so many words take at a speaking speed. */
export const spokenSeconds = (words: number, wordsPerMinute: number): number => (words / wordsPerMinute) * 60
