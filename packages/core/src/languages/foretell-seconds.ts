import { pausesOf } from '../script/measure-script.ts'
import { writtenText } from '../script/read-script.ts'
import { languageOf } from './languages.ts'

/**
 * How long a script takes in its language, before anybody has spoken it: by its letters, because what a word is
 * differs more between languages than how long letters take; and the pauses that it asks for.
 */
export const foretellSeconds = (script: string, language: string, wordsPerMinute: number): number => {
  // As they stand on the page, spaces too: so the table counts them.
  const beats = Array.from(writtenText(script)).length / languageOf(language).lettersPerBeat
  return (beats / wordsPerMinute) * 60 + pausesOf(script) / 1000
}
