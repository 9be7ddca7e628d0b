/** Cost of saying a character, in letters: '7' costs five, '%' six. */
const costs: [pattern: RegExp, letters: number][] = [
  // In Thai and Hindi many vowels are marks.
  [/[\p{L}\p{M}]/gu, 1],
  [/\b\p{Lu}{2,}\b/gu, 3],
  [/\p{Nd}/gu, 5],
  [/[%$€£@#&+=]/gu, 6],
  [/[,;:—–()]/gu, 2],
]

/** Beginning and ending a sentence takes as long as this many letters. */
const sentenceCost = 3

/** The amount of speech in a text, roughly in letters; a voice's seconds are proportional to it. */
export const spokenUnits = (text: string): number =>
  costs.reduce(
    (units, [pattern, letters]) => units + (text.match(pattern)?.length ?? 0) * letters,
    sentenceCost,
  )
