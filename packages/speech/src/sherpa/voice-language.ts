import { isLanguageCode, type LanguageCode, languageCodes } from '@voxdeck/core/languages/languages'

const otherNames: Record<string, LanguageCode> = {
  zh: 'zh-Hans',
  'zh-cn': 'zh-Hans',
  cmn: 'zh-Hans',
  pt: 'pt-BR',
}

/** The product's language for a voice's tag, or null: 'en-GB' and 'en_US' are English, 'pt-PT' is not Brazilian. */
export const voiceLanguage = (tag: string): LanguageCode | null => {
  const spelled = tag.replaceAll('_', '-')
  const known = languageCodes.find((code) => code.toLowerCase() === spelled.toLowerCase())
  if (known) return known
  const other = otherNames[spelled.toLowerCase()]
  if (other) return other
  const base = spelled.split('-')[0]?.toLowerCase() ?? ''
  return isLanguageCode(base) ? base : null
}
