import type { Overview } from '@voxdeck/contracts/admin/get-overview'
import { languageOf } from '@voxdeck/core/languages/languages'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/i18n/format.ts'
import { languageName } from '@/i18n/language-name.ts'
import { providerName } from '@/i18n/provider-names.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Badge } from '@/ui/badge.tsx'
import { Nothing, Section } from './section.tsx'
import { type LanguageVoices, voicesByLanguage } from './voices-by-language.ts'

export const Voices = ({ voices }: { voices: Overview['voices'] }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section
      title={t('admin.voices.title')}
      note={voices.length > 0 && <span className="figures">{formatCount(voices.length, language)}</span>}
    >
      {voices.length === 0 ? (
        <Nothing title={t('admin.voices.none')} hint={t('admin.voices.noneHint')} />
      ) : (
        <ul className="divide-y divide-line">
          {voicesByLanguage(voices).map((spoken) => (
            <Speakers key={spoken.language} {...spoken} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const Speakers = ({ language, engines }: LanguageVoices) => {
  const { t } = useTranslation()
  const page = useLanguage()
  const name = languageName(language, page)
  const { ownName, direction } = languageOf(language)
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:px-5">
      <h3 className="font-medium">
        {name}
        {ownName !== name && (
          <span lang={language} dir={direction} className="ml-2 inline-block font-normal text-mute text-sm">
            {ownName}
          </span>
        )}
      </h3>
      <ul className="flex flex-col gap-1">
        {engines.map(({ engine, voices }) => (
          <li key={engine} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <span lang="en" className="min-w-0 [overflow-wrap:anywhere]">
              {voices.map((voice) => voice.name).join(', ')}
            </span>
            {voices.some(({ basic }) => basic) ? (
              <Badge className="h-5 px-2">{t('admin.voices.basic')}</Badge>
            ) : (
              <span lang="en" className="text-mute text-sm">
                {providerName(engine)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
