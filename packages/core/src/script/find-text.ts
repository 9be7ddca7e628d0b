import type { Span } from './sentences.ts'

export type Search = { words: string; matchesCase: boolean; wholeWords: boolean }

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Letters with their marks, and digits: what a word is made of. */
const inWord = String.raw`[\p{L}\p{M}\p{N}]`

const patternOf = ({ words, matchesCase, wholeWords }: Search): RegExp => {
  const pattern = escaped(words)
  return new RegExp(
    wholeWords ? `(?<!${inWord})${pattern}(?!${inWord})` : pattern,
    matchesCase ? 'gu' : 'giu',
  )
}

/** Where the words stand in a text, without overlaps. */
export const findText = (text: string, search: Search): Span[] => {
  if (search.words === '') return []
  return [...text.matchAll(patternOf(search))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

export const replaceText = (text: string, search: Search, by: string): string =>
  search.words === '' ? text : text.replace(patternOf(search), () => by)
