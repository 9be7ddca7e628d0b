/** How a word is said, wherever it stands. Captions keep it as it is written. */
export type LexiconEntry = { term: string; say: string }

/** Scripts that put no space between words: there a term may stand beside any letter. */
const unspaced =
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const isUnspaced = new RegExp(`[${unspaced}]`, 'v')
/** Korean puts blanks between words, and particles right behind them. */
const letter = `[[\\p{L}\\p{N}]--[${unspaced}\\p{Script=Hangul}]]`

const quote = (term: string): string => term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')

const pattern = (term: string): string =>
  isUnspaced.test(term) ? quote(term) : `(?<!${letter})${quote(term)}(?!${letter})`

export const termKey = (term: string): string => term.trim().replace(/\s+/g, ' ').toLowerCase()

/** Those that can be in a text: of a thousand terms few are in a slide, and patterns of all of them take long. */
export const entriesWithin = <Entry extends { term: string }>(
  text: string,
  entries: readonly Entry[],
): Entry[] => {
  const key = termKey(text)
  return entries.filter(({ term }) => key.includes(termKey(term)))
}

/** Finds any of the terms in a text, longer ones before shorter ones; null when there are none to find. */
export const anyTerm = (terms: readonly string[]): RegExp | null => {
  const found = terms.map((term) => term.trim()).filter((term) => term !== '')
  if (found.length === 0) return null
  return new RegExp(
    found
      .toSorted((a, b) => b.length - a.length)
      .map(pattern)
      .join('|'),
    'giv',
  )
}

/** Replaces the terms of a lexicon in a text, each place once. */
export const createLexicon = (entries: readonly LexiconEntry[]): ((text: string) => string) => {
  const said = new Map(entries.map(({ term, say }) => [termKey(term), say]))
  const terms = anyTerm(entries.map(({ term }) => term))
  if (!terms) return (text) => text
  return (text) => text.replace(terms, (found) => said.get(termKey(found)) ?? found)
}
