import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldKey } from '@/project/document/field-key.ts'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import type { Dictation } from './create-dictation.ts'

/** The interim words, shown below the text field and not inserted in it. */
export const HeardWords = ({ dictation, field }: { dictation: Dictation; field: FieldKey }) => {
  const { t } = useTranslation()
  const language = useSourceLanguage()
  const interim = useSyncExternalStore(dictation.subscribe, () =>
    dictation.read().key === field ? dictation.read().interim : null,
  )
  if (interim === null) return null
  return (
    <p className="text-mute text-md italic" lang={interim ? language : undefined}>
      {interim ? `${interim} …` : t('scripts.dictate.listening')}
    </p>
  )
}
