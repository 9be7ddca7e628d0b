/** Pronunciation of a term wherever it occurs. Captions show the term as written. */
export type LexiconEntry = { term: string; say: string }

/** Writing systems without spaces between words: there a term may be next to any letter. */
const unspaced =
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const isUnspaced = new RegExp(`[${unspaced}]`, 'v')
/** Korean has spaces between words, but particles directly after them: a term may be next to Hangul too. */
const letter = `[[\\p{L}\\p{N}]--[${unspaced}\\p{Script=Hangul}]]`

const quote = (term: string): string => term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')

const pattern = (term: string): string =>
  isUnspaced.test(term) ? quote(term) : `(?<!${letter})${quote(term)}(?!${letter})`

export const termKey = (term: string): string => term.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Entries whose term may occur in the text: few of a thousand do in a slide, and a pattern of all of them is slow.
 */
export const entriesWithin = <Entry extends { term: string }>(
  text: string,
  entries: readonly Entry[],
): Entry[] => {
  const key = termKey(text)
  return entries.filter(({ term }) => key.includes(termKey(term)))
}

/** Matches any of the terms, longer ones before shorter ones; null when there are none. */
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

/** Replaces the terms of a lexicon in a text, in a single pass. */
export const createLexicon = (entries: readonly LexiconEntry[]): ((text: string) => string) => {
  const said = new Map(entries.map(({ term, say }) => [termKey(term), say]))
  const terms = anyTerm(entries.map(({ term }) => term))
  if (!terms) return (text) => text
  return (text) => text.replace(terms, (found) => said.get(termKey(found)) ?? found)
}
