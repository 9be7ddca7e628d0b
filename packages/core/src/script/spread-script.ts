import { joinSentences } from './join-sentences.ts'
import { sourceSentences, writtenText } from './read-script.ts'
import { countWords } from './words.ts'

/**
 * Divides one script over n slides: sentences stay whole and in order, and each slide gets as near as possible to its
 * share of the words. With fewer sentences than slides the last slides stay silent.
 */
export const spreadScript = (script: string, slideCount: number): string[] => {
  if (slideCount === 0) return []
  const sentences = sourceSentences(script)
  const slides: string[][] = Array.from({ length: slideCount }, () => [])
  // '½' is spoken and is no word: every sentence weighs at least 1.
  const weights = sentences.map((sentence) => Math.max(1, countWords(writtenText(sentence))))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  let slide = 0
  for (const [index, sentence] of sentences.entries()) {
    const weight = weights[index] ?? 0
    const share = Math.floor(((before + weight / 2) / total) * slideCount)
    // Never skip a slide while sentences remain: a silent slide between two spoken ones looks like a fault.
    const furthest = Math.min(slides[slide]?.length ? slide + 1 : slide, slideCount - 1)
    // Move on when the sentences left are only just enough to reach the last slide.
    const nearest = sentences.length - index < slideCount - slide ? furthest : slide
    slide = Math.min(Math.max(nearest, share), furthest)
    slides[slide]?.push(sentence)
    before += weight
  }
  return slides.map(joinSentences)
}
