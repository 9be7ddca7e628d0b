/** Finds words in every script; those of Thai or Japanese by a dictionary, whatever the locale. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Words as a listener counts them: 'state-of-the-art' is four, '3.5' is one. */
export const countWords = (text: string): number => {
  let words = 0
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1
  return words
}

/** Seconds that so many beats take at a speaking speed. */
export const spokenSeconds = (beats: number, wordsPerMinute: number): number => (beats / wordsPerMinute) * 60

/** The words of a script, and what decides how long it is spoken: its beats, and the pauses of its markup. */
export type ScriptLength = { words: number; beats: number; pauseMs: number }

/** 0 without words: a slide that only pauses is silent. */
export const scriptSeconds = (
  { beats, pauseMs }: Pick<ScriptLength, 'beats' | 'pauseMs'>,
  wordsPerMinute: number,
): number => (beats === 0 ? 0 : spokenSeconds(beats, wordsPerMinute) + pauseMs / 1000)
