export const languages = [
  { code: 'en', name: 'English', locale: 'en-GB' },
  { code: 'th', name: 'ไทย', locale: 'th-TH' },
] as const

export type Language = (typeof languages)[number]['code']

export const isLanguage = (code: unknown): code is Language =>
  languages.some((language) => language.code === code)

export const localeOf = (language: Language): string =>
  languages.find(({ code }) => code === language)?.locale ?? 'en-GB'
