import { memo } from 'react'
import { languageName } from '@/i18n/language-name.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { ChooseTerm } from '../list/choose-term.tsx'
import { DeleteTerm } from '../list/delete-term.tsx'
import type { Problems, Theirs } from '../list/term-list.ts'
import { areColumns } from './glossary-columns.ts'
import { GlossaryFields } from './glossary-fields.tsx'
import type { GlossaryEntry } from './glossary-kind.ts'

type GlossaryRowProps = {
  rowKey: number
  entry: GlossaryEntry
  languages: readonly string[]
  problems: Problems
  theirs: Theirs | undefined
  /** Whether the translations without columns are expanded. */
  isOpen: boolean
  onToggle: (key: number) => void
  onChange: (key: number, entry: GlossaryEntry) => void
  onChoose: (key: number, name: string, isTheirs: boolean) => void
  onDelete: (key: number) => void
}

/** Memoised, so that typing re-renders only the edited row. */
export const GlossaryRow = memo(
  ({
    rowKey,
    entry,
    languages,
    problems,
    theirs,
    isOpen,
    onToggle,
    onChange,
    onChoose,
    onDelete,
  }: GlossaryRowProps) => {
    const page = useLanguage()
    return (
      <>
        <GlossaryFields
          entry={entry}
          languages={languages}
          problems={problems}
          {...(areColumns(languages) ? {} : { disclosure: { isOpen, onToggle: () => onToggle(rowKey) } })}
          onChange={(changed) => onChange(rowKey, changed)}
        >
          <DeleteTerm term={entry.term} onDelete={() => onDelete(rowKey)} />
        </GlossaryFields>
        {theirs && (
          <ChooseTerm
            theirs={theirs}
            nameOf={(language) => languageName(language, page)}
            onChoose={(name, isTheirs) => onChoose(rowKey, name, isTheirs)}
          />
        )}
      </>
    )
  },
)
