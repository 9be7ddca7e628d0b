import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Switch } from '@/ui/fields/switch.tsx'
import { OwnTermField } from '../list/own-term-field.tsx'
import type { Problems } from '../list/term-list.ts'
import { areColumns, glossaryColumns } from './glossary-columns.ts'
import type { GlossaryEntry } from './glossary-kind.ts'
import { TranslationField } from './translation-field.tsx'

type GlossaryFieldsProps = {
  entry: GlossaryEntry
  languages: readonly string[]
  problems: Problems
  isNew?: boolean
  /** Expands the translations that do not fit into columns; undefined for a row that shows none yet. */
  disclosure?: { isOpen: boolean; onToggle: () => void }
  onChange: (entry: GlossaryEntry) => void
  /** Action buttons. */
  children: ReactNode
}

export const GlossaryFields = ({
  entry,
  languages,
  problems,
  isNew = false,
  disclosure,
  onChange,
  children,
}: GlossaryFieldsProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { term, keep, translations } = entry
  const hasTerm = term.trim() !== ''
  const translationOf = (language: string, isNamed: boolean) => (
    <TranslationField
      key={language}
      entry={entry}
      language={language}
      problem={problems[`translation ${language}`]}
      isNew={isNew}
      isNamed={isNamed}
      onChange={onChange}
    />
  )
  const count = languages.filter((language) => translations[language]?.trim()).length
  const figures = { count, all: languages.length }
  return (
    <div className={glossaryColumns(languages)}>
      <OwnTermField
        lang="en"
        term={term}
        problem={problems.term}
        isNew={isNew}
        onText={(text) => onChange({ ...entry, term: text })}
      />
      <div className="flex h-9 items-center gap-2 px-3 max-sm:col-span-2 max-sm:row-start-2">
        <Switch
          id={`${id}keep`}
          aria-label={hasTerm ? t('terms.glossary.keepOf', { term }) : t('terms.glossary.keep')}
          checked={keep}
          onCheckedChange={(checked) => onChange({ ...entry, keep: checked })}
        />
        <label htmlFor={`${id}keep`} className="text-mute text-sm sm:sr-only">
          {t('terms.glossary.keep')}
        </label>
      </div>
      {areColumns(languages) ? (
        languages.map((language) => translationOf(language, false))
      ) : keep || !disclosure ? (
        <span className={keep ? 'px-3.5 py-2 text-mute text-sm max-sm:col-span-2' : 'max-sm:hidden'}>
          {keep && t('terms.glossary.kept')}
        </span>
      ) : (
        <Button
          variant="ghost"
          aria-expanded={disclosure.isOpen}
          aria-controls={`${id}translations`}
          aria-label={hasTerm ? t('terms.glossary.translatedOf', { term, ...figures }) : undefined}
          className="justify-between font-normal text-mute text-sm max-sm:col-span-2"
          onClick={disclosure.onToggle}
        >
          {t('terms.glossary.translated', figures)}
          <ChevronDown
            aria-hidden="true"
            className={classNames('transition-transform', disclosure.isOpen && 'rotate-180')}
          />
        </Button>
      )}
      <div className="flex min-h-9 items-center justify-end gap-1 max-sm:col-start-2 max-sm:row-start-1">
        {children}
      </div>
      {disclosure?.isOpen && !keep && (
        <div
          id={`${id}translations`}
          className="col-span-full grid gap-x-3 gap-y-2 rounded-md bg-well/60 p-3 sm:grid-cols-3"
        >
          {languages.map((language) => translationOf(language, true))}
        </div>
      )}
    </div>
  )
}
