import { languageOf, sourceLanguage } from '../languages/languages.ts'
import { countWords } from './words.ts'

/**
 * How much there is to say, in beats: what takes as long as an English word does. English words are counted; what a word
 * is differs too much between languages, so elsewhere letters are.
 */
export const countBeats = (text: string, language: string): number => {
  if (language === sourceLanguage) return countWords(text)
  const line = text.trim().replace(/\s+/gu, ' ')
  return /[\p{L}\p{N}]/u.test(line) ? Math.max(1, [...line].length / languageOf(language).lettersPerBeat) : 0
}
