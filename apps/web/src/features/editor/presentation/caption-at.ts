import { sourceSentences, writtenText } from '@voxdeck/core/script/read-script'
import { parseScript } from '@voxdeck/core/script/script-parts'

/** About as many as a voice says in a second. */
const lettersPerSecond = 15

type Caption = { written: string; start: number }

/** What is written, and from where on it is said, in letters. A sentence stays through the pause behind it. */
const captionsOf = (script: string): { captions: Caption[]; letters: number } => {
  const captions: Caption[] = []
  let letters = 0
  for (const sentence of sourceSentences(script)) {
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

/** The sentence that is said when so much of the script is over: sentences take time by their letters and pauses. */
export const captionAt = (script: string, fraction: number): string => {
  const { captions, letters } = captionsOf(script)
  return (captions.findLast(({ start }) => fraction * letters >= start) ?? captions[0])?.written ?? ''
}
