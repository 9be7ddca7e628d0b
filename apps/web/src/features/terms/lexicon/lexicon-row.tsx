import { memo } from 'react'
import type { LexiconEntry } from '@/project/queries/lexicon-entry.ts'
import { ChooseTerm } from '../list/choose-term.tsx'
import { DeleteTerm } from '../list/delete-term.tsx'
import type { Problems, Theirs } from '../list/term-list.ts'
import { HearTerm } from './hear-term.tsx'
import { LexiconFields } from './lexicon-fields.tsx'
import type { Saying } from './use-saying.ts'

type LexiconRowProps = {
  rowKey: number
  entry: LexiconEntry
  languages: readonly string[]
  problems: Problems
  theirs: Theirs | undefined
  saying: Saying
  onChange: (key: number, entry: LexiconEntry) => void
  onChoose: (key: number, name: string, isTheirs: boolean) => void
  onDelete: (key: number) => void
}

/** Memoised, so that typing re-renders only the edited row. */
export const LexiconRow = memo(
  ({ rowKey, entry, languages, problems, theirs, saying, onChange, onChoose, onDelete }: LexiconRowProps) => (
    <>
      <LexiconFields
        entry={entry}
        languages={languages}
        problems={problems}
        onChange={(changed) => onChange(rowKey, changed)}
      >
        <HearTerm saying={saying} rowKey={rowKey} entry={entry} />
        <DeleteTerm term={entry.term} onDelete={() => onDelete(rowKey)} />
      </LexiconFields>
      {theirs && (
        <ChooseTerm theirs={theirs} onChoose={(name, isTheirs) => onChoose(rowKey, name, isTheirs)} />
      )}
    </>
  ),
)
