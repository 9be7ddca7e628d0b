import { previewTextLimit } from '@voxdeck/contracts/speech/preview-speech'
import { cutLongSentence } from '@voxdeck/core/script/cut-long-sentence'
import { joinSentences } from '@voxdeck/core/script/join-sentences'
import { sourceSentences } from '@voxdeck/core/script/read-script'

/**
 * Splits a script, markup included, at sentences into parts that the server speaks in one request. The first
 * part is a single sentence, so that playback starts soon.
 */
export const speechParts = (script: string, language: string): string[] => {
  const sentences = sourceSentences(script, language).flatMap((sentence) =>
    cutLongSentence(sentence, previewTextLimit),
  )
  const parts: string[][] = []
  let room = 0
  for (const sentence of sentences) {
    // One character more, for the separator between sentences.
    room -= sentence.length + 1
    if (room >= 0) parts.at(-1)?.push(sentence)
    else {
      room = parts.length === 0 ? 0 : previewTextLimit - sentence.length
      parts.push([sentence])
    }
  }
  return parts.map((part) => joinSentences(part, language))
}
