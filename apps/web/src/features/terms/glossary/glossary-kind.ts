import type { Glossary } from '@voxdeck/contracts/languages/glossary'
import { termKey } from '@voxdeck/core/script/lexicon'
import { glossaryTerms } from '@voxdeck/core/script/terms'
import { faultOf } from '../list/fault-of.ts'
import type { TermKind } from '../list/term-list.ts'

export type GlossaryEntry = Glossary[number]

/** The non-empty translations, as [language, text]. */
const written = ({ translations }: GlossaryEntry): [string, string][] =>
  Object.entries(translations).flatMap(([language, text]) => (text?.trim() ? [[language, text.trim()]] : []))

export const glossaryKind: TermKind<GlossaryEntry> = {
  blankAfter: () => ({ term: '', keep: false, translations: {} }),
  isBlank: (entry) => entry.term.trim() === '' && written(entry).length === 0,
  clean: (entry) => ({
    term: entry.term.trim(),
    keep: entry.keep,
    translations: Object.fromEntries(written(entry).toSorted()),
  }),
  terms: glossaryTerms,
  fieldOf: (language) => `translation ${language}`,
  faults: (entry) =>
    Object.assign(
      faultOf('term', entry.term),
      ...written(entry).map(([language, text]) => faultOf(`translation ${language}`, text)),
    ),
  matches: (entry, sought) =>
    termKey([entry.term, ...written(entry).map(([, text]) => text)].join(' ')).includes(termKey(sought)),
}
