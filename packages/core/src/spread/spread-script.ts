import { joinSentences } from '../script/join-sentences.ts'
import { sourceSentences } from '../script/read-script.ts'
import { readPasted, weightOf } from './pasted-script.ts'
import { shareOut } from './share-out.ts'

/**
 * Divides one script over n slides, in order: by paragraphs when there are as many as slides, else by whole sentences,
 * so that each slide gets as near as possible to its share of the words. With fewer sentences than slides the last
 * slides stay silent.
 */
export const spreadScript = (script: string, slideCount: number): string[] => {
  if (slideCount === 0) return []
  const { paragraphs } = readPasted(script)
  if (paragraphs.length === slideCount) return paragraphs.map(({ text }) => text)
  const sentences = sourceSentences(script)
  const slides: string[][] = Array.from({ length: slideCount }, () => [])
  for (const [index, slide] of shareOut(sentences.map(weightOf), slideCount).entries())
    slides[slide]?.push(sentences[index] ?? '')
  return slides.map((own) => joinSentences(own))
}
