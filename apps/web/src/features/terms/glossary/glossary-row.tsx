import { memo } from 'react'
import { DeleteTerm } from '../list/delete-term.tsx'
import type { Problems } from '../list/term-list.ts'
import { areColumns } from './glossary-columns.ts'
import { GlossaryFields } from './glossary-fields.tsx'
import type { GlossaryEntry } from './glossary-kind.ts'

type GlossaryRowProps = {
  rowKey: number
  entry: GlossaryEntry
  languages: readonly string[]
  problems: Problems
  /** Whether the translations without columns are expanded. */
  isOpen: boolean
  onToggle: (key: number) => void
  onChange: (key: number, entry: GlossaryEntry) => void
  onDelete: (key: number) => void
}

/** Memoised, so that typing re-renders only the edited row. */
export const GlossaryRow = memo(
  ({ rowKey, entry, languages, problems, isOpen, onToggle, onChange, onDelete }: GlossaryRowProps) => (
    <GlossaryFields
      entry={entry}
      languages={languages}
      problems={problems}
      {...(areColumns(languages) ? {} : { disclosure: { isOpen, onToggle: () => onToggle(rowKey) } })}
      onChange={(changed) => onChange(rowKey, changed)}
    >
      <DeleteTerm term={entry.term} onDelete={() => onDelete(rowKey)} />
    </GlossaryFields>
  ),
)
