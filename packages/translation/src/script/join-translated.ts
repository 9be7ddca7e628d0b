import { languageOf } from '@voxdeck/core/languages/languages'
import { sentenceSpans } from '@voxdeck/core/script/sentences'
import { type Pieces, printPieces, readPieces, textOf } from './script-pieces.ts'

/** Whether the joined text still splits after the first sentence in this language. */
const staysTwo = (one: string, between: string, two: string, language: string): boolean => {
  const end = one.trimEnd().length
  return sentenceSpans(one + between + two, language).some((span) => span.end === end)
}

/** The text between two sentences: as in the source, with the blank that this language needs to split them. */
const joint = (one: string, gap: Pieces, two: string, language: string): Pieces => {
  const between = textOf(gap)
  if (between.includes('\n')) return gap
  const blanks = languageOf(language).spaced ? [' ', '\n'] : ['', ' ', '\n']
  if (between.trim() === '') {
    const blank = blanks.find((candidate) => staysTwo(one, candidate, two, language)) ?? '\n'
    const pauses = gap.filter((piece) => typeof piece !== 'string')
    return pauses.length === 0 ? [blank] : [blank, ...pauses.flatMap((pause) => [pause, ' '])]
  }
  return staysTwo(one, between, two, language) ? gap : ['\n', ...gap]
}

/** Texts between translated sentences that stay as they are; null where the source decides. */
export type KeptGaps = readonly (string | null)[]

/** Joins translated sentences unchanged, so that each still splits as a sentence of its own. */
export const joinTranslated = (
  gaps: readonly Pieces[],
  sentences: readonly string[],
  language: string,
  kept: KeptGaps = [],
): string => {
  const texts = sentences.map((sentence) => textOf(readPieces(sentence)))
  let script = ''
  for (const [index, gap] of gaps.entries()) {
    const [one, two] = [texts[index - 1], texts[index]]
    const isBetween = one !== undefined && two !== undefined
    const between = kept[index] ?? printPieces(isBetween ? joint(one, gap, two, language) : gap)
    const next = between + (sentences[index] ?? '')
    // A backslash before a bracket would escape it.
    script += script.endsWith('\\') && next.startsWith('[') ? ` ${next}` : next
  }
  return script
}
