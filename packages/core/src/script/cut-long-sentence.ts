import { parseScript } from './script-parts.ts'

/** More than a minute of speech. Such sentences are rare, and a speech engine holds a whole sentence in memory. */
export const longestSentence = 1000

const mark = /[,;:—–)]\s/g

/** Where to cut within the limit: after the last punctuation mark, else at the last blank. */
const lastPlace = (text: string, longest: number): number => {
  const within = text.slice(0, longest)
  const marked = [...within.matchAll(mark)].at(-1)?.index
  return marked === undefined ? within.lastIndexOf(' ') : marked + 1
}

/** Moves a cut out of a surrogate pair, which it would split into two invalid halves. */
const wholeLetters = (text: string, at: number): number =>
  /^[\uDC00-\uDFFF]/.test(text.slice(at)) ? at - 1 : at

/**
 * Lengths of a text's pieces, none longer than `longest`: uncut, or cut after punctuation, else at a blank, else
 * anywhere.
 */
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

/** The pieces of a sentence as texts; never cut inside markup. */
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
