import { languageOf } from '@voxdeck/core/languages/languages'
import { type Language, localeOf } from './languages.ts'

/** How a language is called on a page: in English as the table has it. */
export const languageName = (code: string, language: Language): string =>
  language === 'en'
    ? languageOf(code).name
    : (new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code) ?? languageOf(code).ownName)
