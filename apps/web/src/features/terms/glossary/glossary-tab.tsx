import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/language-name.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { AddTerm } from '../list/add-term.tsx'
import { addingKey } from '../list/term-list.ts'
import { TermRows } from '../list/term-rows.tsx'
import { TermsPanel } from '../list/terms-panel.tsx'
import { useSeeking } from '../list/use-seeking.ts'
import type { EditedList } from '../list/use-term-list.ts'
import { pastedGlossary } from '../pasting/pasted-terms.ts'
import { areColumns, glossaryColumns } from './glossary-columns.ts'
import { GlossaryFields } from './glossary-fields.tsx'
import { type GlossaryEntry, glossaryKind } from './glossary-kind.ts'
import { GlossaryRow } from './glossary-row.tsx'

type GlossaryTabProps = { list: EditedList<GlossaryEntry>; languages: readonly string[] }

export const GlossaryTab = ({ list, languages }: GlossaryTabProps) => {
  const { t } = useTranslation()
  const page = useLanguage()
  const { rows, sought, seek } = useSeeking(glossaryKind, list)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const hasColumns = areColumns(languages)
  const isOpen = (key: number) =>
    open.has(key) || Object.keys(list.shownProblemsOf(key)).some((field) => field !== 'term')
  const toggle = useCallback((key: number) => setOpen((now) => now.symmetricDifference(new Set([key]))), [])
  return (
    <TermsPanel
      about={
        languages.length > 0
          ? t('terms.glossary.about')
          : `${t('terms.glossary.about')} ${t('terms.glossary.noLanguages')}`
      }
      empty={t('terms.glossary.empty.title')}
      emptyHint={t('terms.glossary.empty.description')}
      list={list}
      found={rows.length}
      sought={sought}
      onSeek={seek}
      head={
        <div className={glossaryColumns(languages)}>
          <span>{t('terms.term')}</span>
          <span className="max-sm:hidden">{t('terms.glossary.keep')}</span>
          {hasColumns &&
            languages.map((language) => (
              <span key={language} className="max-sm:hidden">
                {languageName(language, page)}
              </span>
            ))}
        </div>
      }
      adding={
        <AddTerm list={list} isFirst={false} read={(text) => pastedGlossary(text, languages)}>
          {(addButton) => (
            <GlossaryFields
              entry={list.adding}
              languages={languages}
              problems={list.shownProblemsOf(addingKey)}
              isNew
              onChange={(entry) => list.change(addingKey, entry)}
            >
              {addButton}
            </GlossaryFields>
          )}
        </AddTerm>
      }
    >
      <TermRows label={t('terms.glossary.list')} rows={rows} reveal={list.reveal} onRevealed={list.endReveal}>
        {({ key, entry, theirs }) => (
          <GlossaryRow
            rowKey={key}
            entry={entry}
            languages={languages}
            problems={list.shownProblemsOf(key)}
            theirs={theirs}
            isOpen={isOpen(key)}
            onToggle={toggle}
            onChange={list.change}
            onChoose={list.choose}
            onDelete={list.remove}
          />
        )}
      </TermRows>
    </TermsPanel>
  )
}
