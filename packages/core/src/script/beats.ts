import { languageOf } from '../languages/languages.ts'
import { countWords } from './words.ts'

/**
 * Amount of speech in beats; a beat takes as long as an English word. English words are counted; in other languages
 * letters are, because what a word is differs too much between languages.
 */
export const countBeats = (text: string, language: string): number => {
  const { beatIsWord, lettersPerBeat } = languageOf(language)
  if (beatIsWord) return countWords(text)
  const line = text.trim().replace(/\s+/gu, ' ')
  return /[\p{L}\p{N}]/u.test(line) ? Math.max(1, [...line].length / lettersPerBeat) : 0
}
