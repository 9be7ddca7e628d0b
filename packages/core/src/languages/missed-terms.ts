import { anyTerm, entriesWithin, termKey } from '../script/lexicon.ts'
import { writtenText } from '../script/read-script.ts'

/** A term's translations by language; `keep` leaves it untranslated in every language. */
export type GlossaryTerm = { term: string; keep: boolean; translations: Partial<Record<string, string>> }

/** The text expected in place of a term; null when the glossary does not say. */
const expected = ({ term, keep, translations }: GlossaryTerm, language: string): string | null =>
  keep ? term : translations[language]?.trim() || null

const counts = (terms: readonly string[], text: string): Map<string, number> => {
  const pattern = anyTerm(terms)
  const found = new Map<string, number>()
  for (const [match] of pattern ? text.matchAll(pattern) : [])
    found.set(termKey(match), (found.get(termKey(match)) ?? 0) + 1)
  return found
}

/** Glossary terms that occur in the source text more often than their translations occur in the translated script. */
export const missedTerms = (
  { source, script, language }: { source: string; script: string; language: string },
  glossary: readonly GlossaryTerm[],
): string[] => {
  // Most projects have no glossary, and some have hundreds of slides: skip the parsing.
  if (glossary.length === 0) return []
  const written = writtenText(source)
  const rows = entriesWithin(written, glossary).flatMap((entry) => {
    const translation = expected(entry, language)
    return translation === null ? [] : [{ term: entry.term, translation }]
  })
  const asked = counts(
    rows.map(({ term }) => term),
    written,
  )
  const came = counts(
    rows.map(({ translation }) => translation),
    writtenText(script),
  )
  // Two terms may share a translation: each uses up its own occurrences.
  return rows.flatMap(({ term, translation }) => {
    const wanted = asked.get(termKey(term)) ?? 0
    const there = came.get(termKey(translation)) ?? 0
    came.set(termKey(translation), Math.max(0, there - wanted))
    return there < wanted ? [term] : []
  })
}
