import type { Glossary } from '@voxdeck/contracts/languages/glossary'
import { languageOf } from '@voxdeck/core/languages/languages'
import { termKey } from '@voxdeck/core/script/lexicon'
import type { LexiconEntry } from '@/project/queries/lexicon-entry.ts'
import { parseCells } from './parse-cells.ts'

/** Joins surplus cells into the last column, whose text contained commas. */
const inColumns = (cells: readonly string[], count: number): string[] => [
  ...cells.slice(0, count - 1),
  cells.slice(count - 1).join(', '),
]

export const pastedLexicon = (pasted: string, language: string): LexiconEntry[] =>
  parseCells(pasted).map((cells) => {
    const [term = '', say = ''] = inColumns(cells, 2)
    return { language, term, say }
  })

const languageNamed = (name: string, languages: readonly string[]): string | undefined =>
  languages.find((code) => {
    const { name: english, ownName } = languageOf(code)
    return [code, english, ownName].some((known) => termKey(known) === termKey(name))
  })

/**
 * A header row with language names assigns the columns; without one they are the project's languages in
 * order.
 */
export const pastedGlossary = (pasted: string, languages: readonly string[]): Glossary => {
  const lines = parseCells(pasted)
  const named = (lines[0] ?? []).slice(1).map((name) => languageNamed(name, languages))
  const isHeader = named.length > 0 && named.every((language) => language !== undefined)
  const columns = isHeader ? named : languages
  return lines.slice(isHeader ? 1 : 0).map((cells) => {
    const [term = '', ...texts] = columns.length > 0 ? inColumns(cells, columns.length + 1) : cells
    const translations = Object.fromEntries(
      columns.flatMap((language, index) => {
        const text = texts[index]
        return language && text ? [[language, text]] : []
      }),
    )
    return { term, keep: false, translations }
  })
}
