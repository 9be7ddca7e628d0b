import { languageOf } from '@voxdeck/core/languages/languages'
import { type Language, localeOf } from './languages.ts'

/** The name of a language in the page's language; on an English page the one of the language table. */
export const languageName = (code: string, language: Language): string =>
  language === 'en'
    ? languageOf(code).name
    : (new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code) ?? languageOf(code).ownName)
