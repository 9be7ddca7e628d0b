import { describe, expect, it } from 'vitest'
import { splitSpeechAndGap } from './split-speech-and-gap.ts'

const narrationSeconds = (sentences: number, words: number, wordsPerMinute: number) => {
  const { speechSeconds, gapSeconds } = splitSpeechAndGap({ words, wordsPerMinute })
  return sentences * speechSeconds + (sentences - 1) * gapSeconds
}

describe('the pace of a sentence', () => {
  it('leaves 0.3 s between sentences at 150 words a minute, less when faster, more when slower', () => {
    expect(splitSpeechAndGap({ words: 12, wordsPerMinute: 150 }).gapSeconds).toBeCloseTo(0.3)
    expect(splitSpeechAndGap({ words: 12, wordsPerMinute: 250 }).gapSeconds).toBeCloseTo(0.18)
    expect(splitSpeechAndGap({ words: 12, wordsPerMinute: 80 }).gapSeconds).toBeCloseTo(1.05, 1)
  })

  it('never spends more than an eighth of a sentence on the gap after it', () => {
    for (const wordsPerMinute of [80, 150, 250]) {
      const { gapSeconds } = splitSpeechAndGap({ words: 2, wordsPerMinute })
      expect(gapSeconds).toBeLessThanOrEqual(((2 / wordsPerMinute) * 60) / 8)
    }
  })

  it.each([80, 150, 250])(
    'keeps a slide of three sentences at exactly %i words a minute',
    (wordsPerMinute) => {
      expect(narrationSeconds(3, 10, wordsPerMinute)).toBeCloseTo((30 / wordsPerMinute) * 60)
    },
  )

  it.each([80, 150, 250])('keeps any slide within a tenth of %i words a minute', (wordsPerMinute) => {
    for (const sentences of [1, 2, 5, 40]) {
      for (const words of [2, 7, 15, 30]) {
        const measured = ((sentences * words) / narrationSeconds(sentences, words, wordsPerMinute)) * 60
        expect(Math.abs(measured / wordsPerMinute - 1)).toBeLessThan(0.1)
      }
    }
  })
})
