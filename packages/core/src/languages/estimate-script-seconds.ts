import { pausesOf } from '../script/measure-script.ts'
import { writtenText } from '../script/read-script.ts'
import { languageOf } from './languages.ts'

/**
 * Estimated duration of a script before it is spoken: its letters at the language's rate, because what a word is
 * differs more between languages than how long letters take, plus the pauses of its markup.
 */
export const estimateScriptSeconds = (script: string, language: string, wordsPerMinute: number): number => {
  // Letters as written, including spaces: `lettersPerBeat` counts them the same way.
  const beats = Array.from(writtenText(script)).length / languageOf(language).lettersPerBeat
  return (beats / wordsPerMinute) * 60 + pausesOf(script) / 1000
}
