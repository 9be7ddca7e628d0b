import { joinSentences } from '../script/join-sentences.ts'
import { sourceSentences } from '../script/read-script.ts'
import { readPasted, weightOf } from './pasted-script.ts'
import { shareOut } from './share-out.ts'

/**
 * Divides one script over n slides, in order: by paragraphs when there are as many as slides, else by whole sentences,
 * so that each slide gets as near as possible to its share of the words. With fewer sentences than slides the last
 * slides stay silent.
 */
export const spreadScript = (script: string, slideCount: number, language: string): string[] => {
  if (slideCount === 0) return []
  const { paragraphs } = readPasted(script, language)
  if (paragraphs.length === slideCount) return paragraphs.map(({ text }) => text)
  const sentences = sourceSentences(script, language)
  const slides: string[][] = Array.from({ length: slideCount }, () => [])
  const weights = sentences.map((sentence) => weightOf(sentence, language))
  for (const [index, slide] of shareOut(weights, slideCount).entries())
    slides[slide]?.push(sentences[index] ?? '')
  return slides.map((own) => joinSentences(own, language))
}
