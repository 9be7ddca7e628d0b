import { useTranslation } from 'react-i18next'
import type { LexiconEntry } from '@/project/queries/lexicon-entry.ts'
import { AddTerm } from '../list/add-term.tsx'
import { addingKey, type TermKind } from '../list/term-list.ts'
import { TermRows } from '../list/term-rows.tsx'
import { TermsPanel } from '../list/terms-panel.tsx'
import { useSeeking } from '../list/use-seeking.ts'
import type { EditedList } from '../list/use-term-list.ts'
import { pastedLexicon } from '../pasting/pasted-terms.ts'
import { HearTerm } from './hear-term.tsx'
import { LexiconFields, lexiconColumns } from './lexicon-fields.tsx'
import { LexiconRow } from './lexicon-row.tsx'
import type { Saying } from './use-saying.ts'

type LexiconTabProps = {
  kind: TermKind<LexiconEntry>
  list: EditedList<LexiconEntry>
  languages: readonly string[]
  saying: Saying
  isFirst: boolean
}

export const LexiconTab = ({ kind, list, languages, saying, isFirst }: LexiconTabProps) => {
  const { t } = useTranslation()
  const { rows, sought, seek } = useSeeking(kind, list)
  const hasLanguages = languages.length > 1
  return (
    <TermsPanel
      about={t('terms.lexicon.about')}
      empty={t('terms.lexicon.empty.title')}
      emptyHint={t('terms.lexicon.empty.description')}
      list={list}
      found={rows.length}
      sought={sought}
      onSeek={seek}
      head={
        <div className={lexiconColumns(hasLanguages)}>
          <span>{t('terms.term')}</span>
          <span>{t('terms.lexicon.say')}</span>
          {hasLanguages && <span className="max-sm:hidden">{t('terms.language')}</span>}
        </div>
      }
      adding={
        <AddTerm list={list} isFirst={isFirst} read={(text) => pastedLexicon(text, list.adding.language)}>
          {(addButton) => (
            <LexiconFields
              entry={list.adding}
              languages={languages}
              problems={list.shownProblemsOf(addingKey)}
              isNew
              onChange={(entry) => list.change(addingKey, entry)}
            >
              <HearTerm saying={saying} rowKey={addingKey} entry={list.adding} />
              {addButton}
            </LexiconFields>
          )}
        </AddTerm>
      }
    >
      <TermRows label={t('terms.lexicon.list')} rows={rows} reveal={list.reveal} onRevealed={list.endReveal}>
        {({ key, entry, theirs }) => (
          <LexiconRow
            rowKey={key}
            entry={entry}
            languages={languages}
            problems={list.shownProblemsOf(key)}
            theirs={theirs}
            saying={saying}
            onChange={list.change}
            onChoose={list.choose}
            onDelete={list.remove}
          />
        )}
      </TermRows>
    </TermsPanel>
  )
}
