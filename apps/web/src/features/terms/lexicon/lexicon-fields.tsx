import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/language-name.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import type { LexiconEntry } from '@/project/queries/lexicon-entry.ts'
import { classNames } from '@/ui/class-names.ts'
import { Select } from '@/ui/fields/select.tsx'
import { OwnTermField } from '../list/own-term-field.tsx'
import { TermField } from '../list/term-field.tsx'
import type { Problems } from '../list/term-list.ts'

type LexiconFieldsProps = {
  entry: LexiconEntry
  /** With only one the language select is hidden. */
  languages: readonly string[]
  problems: Problems
  isNew?: boolean
  onChange: (entry: LexiconEntry) => void
  /** Action buttons. */
  children: ReactNode
}

/** Grid: term, pronunciation, language, actions; two lines on a phone. */
export const lexiconColumns = (hasLanguages: boolean): string =>
  classNames(
    'grid grid-cols-2 items-start gap-x-2 gap-y-1',
    hasLanguages
      ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10.5rem_6.5rem]'
      : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem]',
  )

export const LexiconFields = ({
  entry,
  languages,
  problems,
  isNew = false,
  onChange,
  children,
}: LexiconFieldsProps) => {
  const { t } = useTranslation()
  const page = useLanguage()
  const { language, term, say } = entry
  const options = languages.includes(language) ? languages : [...languages, language]
  const hasLanguages = languages.length > 1
  return (
    <div className={lexiconColumns(hasLanguages)}>
      <OwnTermField
        lang={language}
        dir="auto"
        term={term}
        problem={problems.term}
        isNew={isNew}
        onText={(text) => onChange({ ...entry, term: text })}
      />
      <TermField
        label={term.trim() ? t('terms.lexicon.sayOf', { term }) : t('terms.lexicon.say')}
        lang={language}
        dir="auto"
        data-column="say"
        isQuiet={!isNew}
        placeholder={isNew ? t('terms.lexicon.say') : undefined}
        value={say}
        problem={problems.say}
        emptyWords={t('terms.problems.emptySay')}
        onText={(text) => onChange({ ...entry, say: text })}
      />
      {hasLanguages && (
        <Select
          aria-label={term.trim() ? t('terms.languageOf', { term }) : t('terms.language')}
          value={language}
          onValueChange={(chosen) => onChange({ ...entry, language: chosen })}
          options={options.map((code) => ({ value: code, label: languageName(code, page) }))}
          className={isNew ? '' : 'border-transparent bg-transparent'}
        />
      )}
      <div
        className={classNames(
          'flex min-h-9 items-center justify-end gap-1',
          !hasLanguages && 'max-sm:col-span-2',
        )}
      >
        {children}
      </div>
    </div>
  )
}
