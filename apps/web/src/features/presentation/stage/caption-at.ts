import { sourceSentences, writtenText } from '@voxdeck/core/script/read-script'
import { parseScript } from '@voxdeck/core/script/script-parts'

/** Approximate speaking rate of a voice. */
const lettersPerSecond = 15

type Caption = { written: string; start: number }

/**
 * Caption texts with their start offset in letters; pauses count as letters, and a sentence stays visible
 * through the pause after it.
 */
const captionsOf = (script: string, language: string): { captions: Caption[]; letters: number } => {
  const captions: Caption[] = []
  let letters = 0
  for (const sentence of sourceSentences(script, language)) {
    const caption = { written: writtenText(sentence), start: 0 }
    for (const part of parseScript(sentence)) {
      if (part.kind === 'pause') letters += (part.milliseconds / 1000) * lettersPerSecond
      else if (!captions.includes(caption) && part.written.trim() !== '') {
        caption.start = letters
        captions.push(caption)
      }
      letters += part.written.length
    }
  }
  return { captions, letters }
}

/** The sentence spoken at `fraction` (0 to 1) of the script, estimated from letters and pauses. */
export const captionAt = (script: string, language: string, fraction: number): string => {
  const { captions, letters } = captionsOf(script, language)
  return (captions.findLast(({ start }) => fraction * letters >= start) ?? captions[0])?.written ?? ''
}
