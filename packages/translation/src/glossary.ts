import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { anyTerm, entriesWithin, termKey } from '@voxdeck/core/script/lexicon'
import type { Term } from './translator.ts'

/** A term with its translations, or one that stays untranslated in every language. */
export type GlossaryEntry = { term: string } & (
  | { translations: Partial<Record<LanguageCode, string>> }
  | { doNotTranslate: true }
)

/** The terms of one target language, for finding them in texts. */
export type Glossary = {
  /** The terms with a translation, for providers that support glossaries. */
  terms: Term[]
  /** Splits a text into the terms in it and the text between them. */
  find(text: string): (string | FoundTerm)[]
}

/** The glossary's term, the text that matched it, and the text expected in the translation. */
export type FoundTerm = { term: string; found: string; expected: string; isKept: boolean }

/** Capitalises a translation when the matched text was capitalised and its term is not. */
const inCaseOf = (found: string, { term, translation }: Term): string => {
  const [first = '', ...rest] = translation
  const isRaised = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(term)
  return isRaised ? first.toUpperCase() + rest.join('') : translation
}

export const createGlossary = (entries: readonly GlossaryEntry[], to: LanguageCode): Glossary => {
  const byKey = new Map<string, { term: string; translation: string | null }>()
  for (const entry of entries) {
    const term = entry.term.trim()
    const translation = 'doNotTranslate' in entry ? null : entry.translations[to]?.trim()
    if (term !== '' && translation !== undefined && translation !== '')
      byKey.set(termKey(term), { term, translation })
  }
  const known = [...byKey.values()]

  const foundTerm = (found: string): FoundTerm => {
    const { term, translation } = byKey.get(termKey(found)) ?? { term: found, translation: null }
    return translation === null
      ? { term, found, expected: found, isKept: true }
      : { term, found, expected: inCaseOf(found, { term, translation }), isKept: false }
  }

  return {
    terms: known.flatMap(({ term, translation }) => (translation === null ? [] : [{ term, translation }])),
    find(text) {
      const pieces: (string | FoundTerm)[] = []
      let from = 0
      const terms = anyTerm(entriesWithin(text, known).map(({ term }) => term))
      for (const { 0: found, index } of terms ? text.matchAll(terms) : []) {
        pieces.push(text.slice(from, index), foundTerm(found))
        from = index + found.length
      }
      return [...pieces, text.slice(from)].filter((piece) => piece !== '')
    },
  }
}

/** The terms expected in a translation and not found there, each as often as it is missing. */
export const untranslatedTerms = (expected: readonly FoundTerm[], translated: string): FoundTerm[] => {
  const pattern = anyTerm(expected.map((term) => term.expected))
  const found = pattern ? Array.from(translated.matchAll(pattern), ([text]) => termKey(text)) : []
  return expected.filter((term) => {
    const at = found.indexOf(termKey(term.expected))
    if (at >= 0) found.splice(at, 1)
    return at < 0
  })
}
