/** What a character costs to say, in letters: '7' is said as five, '%' as eight. */
const costs: [pattern: RegExp, letters: number][] = [
  // Of Thai and Hindi, many vowels are marks.
  [/[\p{L}\p{M}]/gu, 1],
  [/\b\p{Lu}{2,}\b/gu, 3],
  [/\p{Nd}/gu, 5],
  [/[%$€£@#&+=]/gu, 6],
  [/[,;:—–()]/gu, 2],
]

/** Beginning and ending a sentence takes as long as this many letters. */
const sentenceCost = 3

/** How much there is to say, in something like letters: what a voice's seconds are in proportion to. */
export const spokenUnits = (text: string): number =>
  costs.reduce(
    (units, [pattern, letters]) => units + (text.match(pattern)?.length ?? 0) * letters,
    sentenceCost,
  )
