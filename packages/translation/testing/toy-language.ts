import { anyTerm, termKey } from '@voxdeck/core/script/lexicon'
import type { Term } from '../src/translator.ts'

const words: Record<string, string> = {
  welcome: 'bienvenido',
  the: 'el',
  harbour: 'puerto',
  open: 'abre',
  and: 'y',
  slide: 'página',
}

const inCaseOf = (word: string, other: string): string =>
  /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other

/** A translation that is easy to check: unknown words get the ending -ez. */
const toyWords = (text: string): string =>
  text.replace(/\p{L}[\p{L}\p{M}’']*/gu, (word) => inCaseOf(word, words[word.toLowerCase()] ?? `${word}ez`))

/** The same with a glossary. */
export const toyTranslate = (text: string, glossary: readonly Term[] = []): string => {
  const terms = anyTerm(glossary.map(({ term }) => term))
  if (!terms) return toyWords(text)
  const known = new Map(glossary.map(({ term, translation }) => [termKey(term), translation]))
  let [translated, from] = ['', 0]
  for (const { 0: found, index } of text.matchAll(terms)) {
    translated += toyWords(text.slice(from, index)) + (known.get(termKey(found)) ?? found)
    from = index + found.length
  }
  return translated + toyWords(text.slice(from))
}

/** Translates the text between the matches of `kept`, which stay as they are. */
export const toyTranslateBetween = (
  text: string,
  kept: RegExp,
  translate: (between: string) => string,
): string => {
  let [translated, from] = ['', 0]
  for (const { 0: found, index } of text.matchAll(kept)) {
    translated += translate(text.slice(from, index)) + found
    from = index + found.length
  }
  return translated + translate(text.slice(from))
}
