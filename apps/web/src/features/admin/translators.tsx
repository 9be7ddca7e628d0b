import type { Overview } from '@voxdeck/contracts/admin/get-overview'
import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorWords } from '@/i18n/error-words.ts'
import { formatAgo, formatDateTime } from '@/i18n/format.ts'
import { languageName } from '@/i18n/language-name.ts'
import { localeOf } from '@/i18n/languages.ts'
import { providerName } from '@/i18n/provider-names.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Badge } from '@/ui/badge.tsx'
import { Nothing, Section } from './section.tsx'

type Translator = Overview['translators'][number]

type TranslatorsProps = { translators: readonly Translator[]; now: Date }

export const Translators = ({ translators, now }: TranslatorsProps) => {
  const { t } = useTranslation()
  return (
    <Section title={t('admin.translators.title')}>
      {translators.length === 0 ? (
        <Nothing title={t('admin.translators.none')} hint={t('admin.translators.noneHint')} />
      ) : (
        <ul className="divide-y divide-line">
          {translators.map((translator) => (
            <Provider key={translator.id} translator={translator} now={now} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const Provider = ({ translator, now }: { translator: Translator; now: Date }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { trouble, checkedAt, languages } = translator
  const names = languages.map((code) => languageName(code, language))
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 lang="en" className="font-medium text-md">
          {providerName(translator.id)}
        </h3>
        <Badge tone={trouble ? 'trouble' : 'ready'}>
          {trouble ? <TriangleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
          {t(trouble ? 'admin.translators.trouble' : 'admin.translators.works')}
        </Badge>
        <time
          dateTime={checkedAt}
          title={formatDateTime(checkedAt, language)}
          className="text-mute text-sm sm:ml-auto"
        >
          {t('admin.translators.checked', { when: formatAgo(checkedAt, now, language) })}
        </time>
      </div>
      {trouble && <Trouble trouble={trouble} />}
      <p className="mt-1 text-mute text-sm">
        {t('admin.translators.languages', { count: languages.length })}
        {names.length > 0 && `: ${new Intl.ListFormat(localeOf(language)).format(names)}`}
      </p>
    </li>
  )
}

/** Errors that an administrator can fix get their own text; others the message that every user sees. */
const Trouble = ({ trouble: { code, message } }: { trouble: NonNullable<Translator['trouble']> }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOurs =
    code === 'translation_refused' ||
    code === 'translation_quota' ||
    code === 'translation_unreachable' ||
    code === 'translation_bad_answer'
  const reported = language === 'en' ? message : errorWords(code, language)
  return <p className="mt-1.5">{isOurs ? t(`admin.translators.todo.${code}`) : reported}</p>
}
