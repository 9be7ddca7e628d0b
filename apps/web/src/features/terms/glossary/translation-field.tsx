import { languageOf } from '@voxdeck/core/languages/languages'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/language-name.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { TermField } from '../list/term-field.tsx'
import type { Problem } from '../list/term-list.ts'
import type { GlossaryEntry } from './glossary-kind.ts'

type TranslationFieldProps = {
  entry: GlossaryEntry
  language: string
  problem: Problem | undefined
  isNew: boolean
  /** Shows the language name, where there is no column header. */
  isNamed: boolean
  onChange: (entry: GlossaryEntry) => void
}

export const TranslationField = ({
  entry,
  language,
  problem,
  isNew,
  isNamed,
  onChange,
}: TranslationFieldProps) => {
  const { t } = useTranslation()
  const name = languageName(language, useLanguage())
  const { term, keep, translations } = entry
  return (
    <div className={isNew && !isNamed ? 'max-sm:hidden' : keep ? 'max-sm:hidden' : 'max-sm:col-span-2'}>
      <span
        aria-hidden="true"
        className={isNamed ? 'px-1 text-mute text-xs' : 'px-3 text-mute text-xs sm:hidden'}
      >
        {name}
      </span>
      <TermField
        label={term.trim() ? t('terms.glossary.translationOf', { term, language: name }) : name}
        lang={language}
        dir={languageOf(language).direction}
        data-column={language}
        isQuiet={!isNew && !isNamed}
        disabled={keep}
        placeholder={name}
        value={keep ? term : (translations[language] ?? '')}
        problem={keep ? undefined : problem}
        onText={(text) => onChange({ ...entry, translations: { ...translations, [language]: text } })}
      />
    </div>
  )
}
