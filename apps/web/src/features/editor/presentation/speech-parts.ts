import { previewTextLimit } from '@voxdeck/contracts/speech/preview-speech'
import { cutLongSentence } from '@voxdeck/core/script/cut-long-sentence'
import { joinSentences } from '@voxdeck/core/script/join-sentences'
import { sourceSentences } from '@voxdeck/core/script/read-script'

/**
 * A whole script in parts that the server speaks in one go, cut at sentences, with their markup. The first is a sentence alone, so that
 * the voice begins soon.
 */
export const speechParts = (script: string, language?: string): string[] => {
  const sentences = sourceSentences(script, language).flatMap((sentence) =>
    cutLongSentence(sentence, previewTextLimit),
  )
  const parts: string[][] = []
  let room = 0
  for (const sentence of sentences) {
    // One letter more, for what stands between two.
    room -= sentence.length + 1
    if (room >= 0) parts.at(-1)?.push(sentence)
    else {
      room = parts.length === 0 ? 0 : previewTextLimit - sentence.length
      parts.push([sentence])
    }
  }
  return parts.map((part) => joinSentences(part))
}
