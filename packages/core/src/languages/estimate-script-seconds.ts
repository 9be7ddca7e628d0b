import { measureScript } from '../script/measure-script.ts'
import { scriptSeconds } from '../script/words.ts'

/** Estimated duration of a script before it is spoken, with the pauses of its markup. */
export const estimateScriptSeconds = (script: string, language: string, wordsPerMinute: number): number =>
  scriptSeconds(measureScript(script, language), wordsPerMinute)
