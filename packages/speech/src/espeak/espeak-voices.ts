import type { LanguageCode } from '@voxdeck/core/languages/languages'

/**
 * espeak-ng's name for each language in which it can be understood. Left out: Japanese, of which it reads kana but
 * says every other character as 'Chinese letter'; Thai, whose vowel signs it drops.
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
  // espeak-ng's 'cmn' reads the numbers of tones aloud.
  'zh-Hans': 'cmn-latn-pinyin',
  hi: 'hi',
  ar: 'ar',
}

/** Languages that espeak-ng lacks, and reads by the rules of a similar one. */
export const borrowedRules: Partial<Record<LanguageCode, string>> = { gl: 'Spanish' }
