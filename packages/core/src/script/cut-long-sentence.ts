import { parseScript } from './script-parts.ts'

/** More than a minute of speech. Hardly anybody writes such a sentence, and a voice holds all of one in memory. */
export const longestSentence = 1000

const mark = /[,;:—–)]\s/g

/** Where to cut, within the longest sentence: after its last mark, else at its last blank. */
const lastPlace = (text: string, longest: number): number => {
  const within = text.slice(0, longest)
  const marked = [...within.matchAll(mark)].at(-1)?.index
  return marked === undefined ? within.lastIndexOf(' ') : marked + 1
}

/** Inside a letter that takes two code units a cut would leave two halves of nothing. */
const wholeLetters = (text: string, at: number): number =>
  /^[\uDC00-\uDFFF]/.test(text.slice(at)) ? at - 1 : at

/** Lengths of the pieces of a text: as it is, or cut at a mark, else at a word, else anywhere; none is longer than the longest. */
export const cutLengths = (text: string, longest = longestSentence): number[] => {
  const lengths: number[] = []
  let rest = text
  while (rest.length > longest) {
    const place = lastPlace(rest, longest)
    const at = place > 0 ? place : wholeLetters(rest, longest)
    lengths.push(at)
    rest = rest.slice(at)
  }
  return [...lengths, rest.length]
}

/** The same as texts; never cut inside of markup. */
export const cutLongSentence = (sentence: string, longest = longestSentence): string[] => {
  const solid = parseScript(sentence)
    .map(({ kind, source }) => (kind === 'text' ? source : '_'.repeat(source.length)))
    .join('')
  let from = 0
  return cutLengths(solid, longest).map((length) => {
    from += length
    return sentence.slice(from - length, from).trim()
  })
}
