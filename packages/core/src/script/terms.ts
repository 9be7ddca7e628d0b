import { termKey } from './lexicon.ts'

/** How the entries of a list are compared: two with the same identity are one term, and it has these values. */
export type Terms<Entry> = {
  identity: (entry: Entry) => string
  /** Its values by name; a name that is missing has none. */
  valuesOf: (entry: Entry) => Values
  withValues: (entry: Entry, values: Values) => Entry
}

export type Values = Readonly<Record<string, string>>

type LexiconTerm = { language: string; term: string; say: string }

export const lexiconTerms: Terms<LexiconTerm> = {
  identity: ({ language, term }) => `${language}/${termKey(term)}`,
  valuesOf: ({ say }) => ({ say }),
  withValues: (entry, { say = '' }) => ({ ...entry, say }),
}

type GlossaryTerm = { term: string; keep: boolean; translations: Partial<Record<string, string>> }

/** A term is the same in all languages, and its translations are changed one by one. */
export const glossaryTerms: Terms<GlossaryTerm> = {
  identity: ({ term }) => termKey(term),
  valuesOf: ({ keep, translations }) => ({ ...(translations as Values), keep: String(keep) }),
  withValues: (entry, { keep, ...translations }) => ({ ...entry, keep: keep === 'true', translations }),
}
