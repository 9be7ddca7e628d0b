import { memo } from 'react'
import type { LexiconEntry } from '@/project/queries/lexicon-entry.ts'
import { DeleteTerm } from '../list/delete-term.tsx'
import type { Problems } from '../list/term-list.ts'
import { HearTerm } from './hear-term.tsx'
import { LexiconFields } from './lexicon-fields.tsx'
import type { Saying } from './use-saying.ts'

type LexiconRowProps = {
  rowKey: number
  entry: LexiconEntry
  languages: readonly string[]
  problems: Problems
  saying: Saying
  onChange: (key: number, entry: LexiconEntry) => void
  onDelete: (key: number) => void
}

/** Memoised, so that typing re-renders only the edited row. */
export const LexiconRow = memo(
  ({ rowKey, entry, languages, problems, saying, onChange, onDelete }: LexiconRowProps) => (
    <LexiconFields
      entry={entry}
      languages={languages}
      problems={problems}
      onChange={(changed) => onChange(rowKey, changed)}
    >
      <HearTerm saying={saying} rowKey={rowKey} entry={entry} />
      <DeleteTerm term={entry.term} onDelete={() => onDelete(rowKey)} />
    </LexiconFields>
  ),
)
