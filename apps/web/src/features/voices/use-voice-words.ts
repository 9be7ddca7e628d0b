import { defaultVoices, type Voice } from '@voxdeck/core/voices'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { voices as words } from '@/i18n/en/editor/voices.ts'
import { languageName } from '@/i18n/language-name.ts'
import { providerName } from '@/i18n/provider-names.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import type { VoiceOption } from './voice-options.ts'

addWords({ voices: words })

/** Engines that run in this installation: their names mean nothing to the people who choose a voice. */
const ownEngines = ['sherpa', 'espeak']

const isOurs = ({ id, description }: Voice) =>
  defaultVoices.some((voice) => voice.id === id && voice.description === description)

/**
 * Texts of the voices: descriptions of built-in voices are translated, those written by others are shown as
 * is.
 */
export const useVoiceWords = () => {
  const { t } = useTranslation()
  const page = useLanguage()
  const aboutVoice = (voice: Voice): string => {
    if (isOurs(voice)) return t(`voices.about.${voice.id as 'adam' | 'bella'}`)
    if (voice.engine === 'espeak' && page !== 'en')
      return t('voices.about.basic', { language: languageName(voice.language, page) })
    return voice.description
  }
  const nameOf = ({ kind, voice, value }: VoiceOption): string => {
    if (kind === 'first') return t('voices.first')
    if (kind === 'language') return t('voices.ofLanguage')
    return voice?.name ?? value ?? ''
  }
  const aboutOption = ({ kind, voice }: VoiceOption): string => {
    if (!voice) return t('voices.about.gone')
    const words = { name: voice.name, language: languageName(voice.language, page) }
    if (kind === 'first') return t('voices.firstAbout', words)
    if (kind === 'language') return t('voices.ofLanguageAbout', words)
    return aboutVoice(voice)
  }
  /** Labels beside the voice: whether it is basic, and the service that speaks it, where that is not this installation. */
  const marksOf = ({ kind, voice }: VoiceOption): { basic: string | null; engine: string | null } => {
    const basic = voice?.basic ? t('voices.basic') : null
    const isElsewhere = voice && kind === 'voice' && !ownEngines.includes(voice.engine)
    return { basic, engine: isElsewhere ? providerName(voice.engine) : null }
  }
  return { nameOf, aboutOption, marksOf }
}
