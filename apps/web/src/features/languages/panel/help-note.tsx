import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '@/project/languages/use-language-name.ts'

/** What a language is without: a voice, a translator or both. */
export const HelpNote = ({ data: { languageCode, hasVoice, hasTranslator } }: { data: ProjectLanguage }) => {
  const { t } = useTranslation()
  const language = useLanguageName(languageCode)
  if (hasVoice && hasTranslator) return null
  return (
    <p className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 text-pretty border-line border-b px-4 py-2.5 text-mute text-sm sm:px-5">
      <Info aria-hidden="true" className="mt-0.5 size-4" />
      <span>
        {!hasTranslator && t('languages.help.noTranslator', { language })}
        {!hasTranslator && !hasVoice && ' '}
        {!hasVoice && t('languages.help.noVoice', { language })}
      </span>
    </p>
  )
}
