/** Everything the product needs to know of a language: adding a language is adding a row. */
type LanguageRow = {
  /** BCP 47, as YouTube and browsers take it. */
  code: string
  /** ISO 639-2/T, as MP4 wants it. */
  iso639: string
  name: string
  /** The language's name in the language itself. */
  ownName: string
  direction: 'ltr' | 'rtl'
  /** Family of the bundled font its captions are rendered with. */
  font: FontFamily
  caption: { lettersPerLine: number; lettersPerSecond: number }
  /** Words are separated by spaces; if false, only a dictionary finds them. */
  spaced: boolean
  /**
   * Letters that take as long to say as an English word. Durations are estimated from letters, because what a word is
   * differs more between languages than how long letters take.
   */
  lettersPerBeat: number
  /** A beat is a word here, and words are counted instead of letters. */
  beatIsWord?: true
  /** A full stop after one of these does not end the sentence. */
  abbreviations: string
  /** These abbreviate only before a number: 'No. 5' goes on, 'No. That is wrong.' does not. */
  beforeNumbers: string
}

export const fontFamilies = [
  'latin',
  'thai',
  'arabic',
  'devanagari',
  'japanese',
  'korean',
  'chinese',
] as const
export type FontFamily = (typeof fontFamilies)[number]

const latin = { direction: 'ltr', font: 'latin', spaced: true } as const
const usual = { lettersPerLine: 42, lettersPerSecond: 17 }

export const languages = [
  {
    code: 'en',
    iso639: 'eng',
    name: 'English',
    ownName: 'English',
    ...latin,
    caption: { lettersPerLine: 42, lettersPerSecond: 20 },
    lettersPerBeat: 5.7,
    beatIsWord: true,
    abbreviations: 'Mr Mrs Ms Dr Prof St vs etc e.g i.e approx',
    beforeNumbers: 'No Fig',
  },
  {
    code: 'es',
    iso639: 'spa',
    name: 'Spanish',
    ownName: 'Español',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.4,
    abbreviations: 'Sr Sra Srta Dr Dra Prof Ud Uds etc p.ej aprox',
    beforeNumbers: 'núm fig',
  },
  {
    code: 'fr',
    iso639: 'fra',
    name: 'French',
    ownName: 'Français',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.6,
    abbreviations: 'M Mme Mlle Dr Pr etc p.ex cf env',
    beforeNumbers: 'n fig',
  },
  {
    code: 'de',
    iso639: 'deu',
    name: 'German',
    ownName: 'Deutsch',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.4,
    abbreviations: 'Hr Fr Dr Prof z.B d.h u.a usw bzw ca vgl',
    beforeNumbers: 'Nr Abb',
  },
  {
    code: 'pt-BR',
    iso639: 'por',
    name: 'Portuguese (Brazil)',
    ownName: 'Português (Brasil)',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.1,
    abbreviations: 'Sr Sra Dr Dra Prof etc p.ex aprox',
    beforeNumbers: 'n fig',
  },
  {
    code: 'it',
    iso639: 'ita',
    name: 'Italian',
    ownName: 'Italiano',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.3,
    abbreviations: 'Sig Dott Prof Dr ecc p.es ca',
    beforeNumbers: 'n fig',
  },
  {
    code: 'ca',
    iso639: 'cat',
    name: 'Catalan',
    ownName: 'Català',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.2,
    abbreviations: 'Sr Sra Dr Dra Prof etc p.ex aprox',
    beforeNumbers: 'núm fig',
  },
  {
    code: 'gl',
    iso639: 'glg',
    name: 'Galician',
    ownName: 'Galego',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.2,
    abbreviations: 'Sr Sra Dr Dra Prof etc p.ex aprox',
    beforeNumbers: 'núm fig',
  },
  {
    code: 'vi',
    iso639: 'vie',
    name: 'Vietnamese',
    ownName: 'Tiếng Việt',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.0,
    abbreviations: 'TS ThS GS PGS v.v',
    beforeNumbers: '',
  },
  {
    code: 'id',
    iso639: 'ind',
    name: 'Indonesian',
    ownName: 'Bahasa Indonesia',
    ...latin,
    caption: usual,
    lettersPerBeat: 6.4,
    abbreviations: 'Dr Prof Bpk Sdr dll dsb dst',
    beforeNumbers: 'No Gbr',
  },
  {
    code: 'th',
    iso639: 'tha',
    name: 'Thai',
    ownName: 'ไทย',
    direction: 'ltr',
    font: 'thai',
    spaced: false,
    caption: { lettersPerLine: 35, lettersPerSecond: 17 },
    lettersPerBeat: 5.6,
    abbreviations: '',
    beforeNumbers: '',
  },
  {
    code: 'ja',
    iso639: 'jpn',
    name: 'Japanese',
    ownName: '日本語',
    direction: 'ltr',
    font: 'japanese',
    spaced: false,
    caption: { lettersPerLine: 13, lettersPerSecond: 4 },
    lettersPerBeat: 2.6,
    abbreviations: '',
    beforeNumbers: '',
  },
  {
    code: 'ko',
    iso639: 'kor',
    name: 'Korean',
    ownName: '한국어',
    direction: 'ltr',
    font: 'korean',
    spaced: true,
    caption: { lettersPerLine: 16, lettersPerSecond: 12 },
    lettersPerBeat: 2.6,
    abbreviations: '',
    beforeNumbers: '',
  },
  {
    code: 'zh-Hans',
    iso639: 'zho',
    name: 'Chinese (Simplified)',
    ownName: '简体中文',
    direction: 'ltr',
    font: 'chinese',
    spaced: false,
    caption: { lettersPerLine: 16, lettersPerSecond: 9 },
    lettersPerBeat: 1.9,
    abbreviations: '',
    beforeNumbers: '',
  },
  {
    code: 'hi',
    iso639: 'hin',
    name: 'Hindi',
    ownName: 'हिन्दी',
    direction: 'ltr',
    font: 'devanagari',
    spaced: true,
    caption: { lettersPerLine: 42, lettersPerSecond: 22 },
    lettersPerBeat: 5.4,
    abbreviations: '',
    beforeNumbers: '',
  },
  {
    code: 'ar',
    iso639: 'ara',
    name: 'Arabic',
    ownName: 'العربية',
    direction: 'rtl',
    font: 'arabic',
    spaced: true,
    caption: { lettersPerLine: 42, lettersPerSecond: 20 },
    lettersPerBeat: 5.0,
    abbreviations: '',
    beforeNumbers: '',
  },
] as const satisfies readonly LanguageRow[]

export type LanguageCode = (typeof languages)[number]['code']

export type Language = LanguageRow & { code: LanguageCode }

export const languageCodes = languages.map(({ code }) => code)

/** Of a project that was made without naming one. */
export const defaultSourceLanguage = 'en' satisfies LanguageCode

const byCode = new Map<string, Language>(languages.map((language) => [language.code, language]))

export const isLanguageCode = (code: string): code is LanguageCode => byCode.has(code)

export const languageOf = (code: string): Language => {
  const language = byCode.get(code)
  if (!language) throw new RangeError(`no language ${code}`)
  return language
}
