import { countBeats } from './beats.ts'
import { writtenText } from './read-script.ts'
import { parseScript } from './script-parts.ts'
import { countWords, type ScriptLength } from './words.ts'

/** Total of a script's pauses, in milliseconds. */
export const pausesOf = (script: string): number => {
  let pauseMs = 0
  for (const part of parseScript(script)) if (part.kind === 'pause') pauseMs += part.milliseconds
  return pauseMs
}

export const measureScript = (script: string, language: string): ScriptLength => {
  const text = writtenText(script)
  return { words: countWords(text), beats: countBeats(text, language), pauseMs: pausesOf(script) }
}
