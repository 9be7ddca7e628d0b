import { splitSentences } from '@voxdeck/core/script/sentences'

/** The sentence that is said when so much of the script is over: sentences take time by their letters. */
export const captionAt = (script: string, fraction: number): string => {
  const sentences = splitSentences(script)
  const letters = sentences.join('').length
  let end = 0
  for (const sentence of sentences) {
    end += sentence.length
    if (fraction * letters < end) return sentence
  }
  return sentences.at(-1) ?? ''
}
