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

/** A sentence as it is, or cut at a mark, else at a word, else anywhere: no piece is longer than the longest. */
export const cutLongSentence = (sentence: string, longest = longestSentence): string[] => {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const place = lastPlace(rest, longest)
    const at = place > 0 ? place : wholeLetters(rest, longest)
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...pieces, rest]
}
