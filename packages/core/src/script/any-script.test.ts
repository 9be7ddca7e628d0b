import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadScript } from '../spread/spread-script.ts'
import { joinSentences } from './join-sentences.ts'
import { splitSentences } from './sentences.ts'
import { countWords } from './words.ts'

const words =
  'Hello world I A Dr. (Prof. e.g. U.S. No. Fig. 5 3.5 ½ … ... . ! ?! , “Stop.” don’t ท่าเรือ 東京。 —'
const gaps = [' ', ' ', ' ', '', '  ', '\n', '\r\n', '\n\n']

const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...words.split(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
)

/** Scripts that look written, with cases that are hard to split, and now and then garbage. */
const anyScript = fc
  .array(fc.tuple(word, fc.constantFrom(...gaps)), { maxLength: 40 })
  .map((parts) => parts.map(([text, gap]) => text + gap).join(''))
const slideCount = fc.integer({ min: 1, max: 30 })

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
const speaking = (slides: string[]) => slides.filter((slide) => slide !== '').length

describe('whatever the script is', () => {
  it('its sentences lose no letter and no digit, and keep their order', () =>
    fc.assert(
      fc.property(anyScript, (script) => {
        expect(lettersOf(splitSentences(script, 'en').join(' '))).toBe(lettersOf(script))
      }),
    ))

  it('a sentence is one sentence', () =>
    fc.assert(
      fc.property(anyScript, (script) => {
        for (const sentence of splitSentences(script, 'en'))
          expect(splitSentences(sentence, 'en')).toEqual([sentence])
      }),
    ))

  it('sentences that are joined split into the very same ones again', () =>
    fc.assert(
      fc.property(anyScript, (script) => {
        const sentences = splitSentences(script, 'en')
        expect(splitSentences(joinSentences(sentences, 'en'), 'en')).toEqual(sentences)
      }),
    ))

  it('S27 spreading keeps every sentence whole and in order, and loses none', () =>
    fc.assert(
      fc.property(anyScript, slideCount, (script, count) => {
        const slides = spreadScript(script, count, 'en')
        expect(slides).toHaveLength(count)
        expect(slides.flatMap((slide) => splitSentences(slide, 'en'))).toEqual(splitSentences(script, 'en'))
      }),
    ))

  it('S27 no slide is silent while there are sentences enough, and none between two that speak', () =>
    fc.assert(
      fc.property(anyScript, slideCount, (script, count) => {
        const slides = spreadScript(script, count, 'en')
        const most = Math.min(count, splitSentences(script, 'en').length)
        expect(speaking(slides.slice(0, most))).toBe(most)
        expect(speaking(slides.slice(most))).toBe(0)
      }),
    ))

  it('a slide is never further from its share than the longest sentence', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 60, maxLength: 120 }),
        fc.integer({ min: 1, max: 5 }),
        (lengths, count) => {
          const script = lengths.map((length) => Array(length).fill('word').join(' ')).join('\n')
          const share = countWords(script) / count
          for (const slide of spreadScript(script, count, 'en'))
            expect(Math.abs(countWords(slide) - share)).toBeLessThanOrEqual(12)
        },
      ),
      { numRuns: 30 },
    ))
})
