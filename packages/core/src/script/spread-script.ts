import { splitSentences } from './sentences.ts'
import { countWords } from './words.ts'

/**
 * One script over n slides: sentences stay whole and in order, and each slide gets as near as can be to
 * its share of the words. With fewer sentences than slides the last slides stay silent.
 */
export const spreadScript = (script: string, slideCount: number): string[] => {
  const sentences = splitSentences(script)
  const slides: string[][] = Array.from({ length: slideCount }, () => [])
  if (slideCount === 0) return []
  const words = sentences.map(countWords)
  const total = words.reduce((sum, count) => sum + count, 0)
  let before = 0
  let slide = 0
  sentences.forEach((sentence, index) => {
    const middle = before + (words[index] ?? 0) / 2
    const share = Math.min(slideCount - 1, Math.floor((middle / total) * slideCount))
    // Never skip a slide while sentences remain: a silent slide between two spoken ones reads as a fault.
    const next = slides[slide]?.length ? slide + 1 : slide
    slide = Math.min(Math.max(slide, share), next, slideCount - 1)
    slides[slide]?.push(sentence)
    before += words[index] ?? 0
  })
  return slides.map((own) => own.join(' '))
}
