import type { LanguageCode } from '@voxdeck/core/languages/languages'

/**
 * espeak-ng's name for each language it can be understood in. Left out: Japanese, of which it reads kana and spells every
 * other character as 'Chinese letter'; Thai, whose vowel signs it loses.
 */
export const espeakNames: Partial<Record<LanguageCode, string>> = {
  en: 'en-us',
  es: 'es',
  fr: 'fr-fr',
  de: 'de',
  'pt-BR': 'pt-br',
  it: 'it',
  ca: 'ca',
  gl: 'es',
  vi: 'vi',
  id: 'id',
  ko: 'ko',
  // Its 'cmn' reads numbers of tones aloud.
  'zh-Hans': 'cmn-latn-pinyin',
  hi: 'hi',
  ar: 'ar',
}

/** Languages that it does not have, and whose writing it reads by the rules of a near one. */
export const borrowedRules: Partial<Record<LanguageCode, string>> = { gl: 'Spanish' }
