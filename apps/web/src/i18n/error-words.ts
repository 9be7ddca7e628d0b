import { type ErrorCode, errorWords as inEnglish } from '@voxdeck/contracts/errors'
import i18next from 'i18next'
import type { Language } from './languages.ts'

/** The table's words in the language of the page; Thai ones come with the other Thai words. */
export const errorWords = (code: ErrorCode, language: Language): string => {
  const words: unknown = i18next.getResource(language, 'errors', code)
  return typeof words === 'string' ? words : inEnglish(code)
}
