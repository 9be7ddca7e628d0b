import { type ErrorCode, errorWords as inEnglish } from '@voxdeck/contracts/errors'
import i18next from 'i18next'
import type { Language } from './languages.ts'

/**
 * The message of an error code in the page's language, else in English; the Thai ones are loaded with the
 * other Thai texts.
 */
export const errorWords = (code: ErrorCode, language: Language): string => {
  const words: unknown = i18next.getResource(language, 'errors', code)
  return typeof words === 'string' ? words : inEnglish(code)
}
