import { scriptSeconds } from '@voxdeck/core/script/words'
import { measureScriptOnce } from '../document/measure-script-once.ts'

/** Seconds that a script takes to say, as they are estimated where lengths are shown. */
export const estimateSpeech = (script: string, language: string, wordsPerMinute: number): number =>
  scriptSeconds(measureScriptOnce(script, language), wordsPerMinute)
