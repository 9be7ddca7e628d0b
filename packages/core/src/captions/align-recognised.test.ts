import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignRecognised, type RecognisedPiece } from './align-recognised.ts'

const piece = (start: number, end: number, text: string): RecognisedPiece => ({ start, end, text })
const startsOf = (written: string[], pieces: RecognisedPiece[], samples = 1000) =>
  alignRecognised(written, pieces, samples)?.map(({ start }) => start)

describe('when written sentences are heard in a recording', () => {
  it('C8 is when their words were recognised, whatever pauses are between them', () =>
    expect(
      alignRecognised(
        ['Good morning.', 'Sales rose by 12%!', 'Thank you.'],
        [piece(50, 150, 'good morning'), piece(500, 700, 'Sales rose by twelve percent. Thank you')],
        1000,
      ),
    ).toEqual([
      { start: 50, end: 150 },
      { start: 500, end: 650 },
      { start: 650, end: 700 },
    ]))

  it('C8 begins with a first word that was understood otherwise', () =>
    expect(
      startsOf(
        ['We begin here.', 'Sales rose again.'],
        [piece(100, 200, 'We begin here'), piece(400, 600, 'Tales rose again')],
      ),
    ).toEqual([100, 400]))

  it('C8 leaves words that were not understood the time that others take, before and after those that were', () =>
    expect(
      alignRecognised(
        ['abcd efgh ijkl', 'mnop qrst uvwx'],
        [piece(100, 180, 'abcd efgh'), piece(500, 580, 'qrst uvwx')],
        1000,
      ),
    ).toEqual([
      { start: 100, end: 220 },
      { start: 460, end: 580 },
    ]))

  it('C8 shares out sentences that were not understood between those that were', () => {
    const written = ['Lost first.', 'Known words here.', 'Lost.', 'Lost too.', 'More known words.', 'Lost.']
    const pieces = [piece(200, 300, 'known words here'), piece(600, 700, 'more known words')]
    expect(alignRecognised(written, pieces, 1000)).toEqual([
      { start: 0, end: 200 },
      { start: 200, end: 300 },
      { start: 300, end: 409 },
      { start: 409, end: 600 },
      { start: 600, end: 700 },
      { start: 700, end: 1000 },
    ])
  })

  it('C8 does not mind what was said besides', () =>
    expect(
      startsOf(
        ['The first point.', 'The second point.'],
        [
          piece(0, 100, 'Well, let me see.'),
          piece(200, 300, 'The first point'),
          piece(350, 400, 'um'),
          piece(500, 600, 'The second point'),
        ],
      ),
    ).toEqual([200, 500]))

  it('C8 is not known when less than half of the words were recognised', () => {
    expect(alignRecognised(['One two three.', 'Four five.'], [piece(0, 9, 'one two')], 1000)).toBeNull()
    expect(
      alignRecognised(['One two three.', 'Four five.'], [piece(0, 9, 'one two four')], 1000),
    ).not.toBeNull()
    expect(alignRecognised(['One two.'], [], 1000)).toBeNull()
    expect(alignRecognised(['…'], [piece(0, 9, 'one')], 1000)).toBeNull()
  })

  it('C8 is in order, within the recording, and told of every sentence', () => {
    const words = fc.constantFrom('the', 'sales', 'rose', '12%', 'north', "didn't", 'review', '…', 'สวัสดี')
    const text = fc.array(words, { minLength: 1, maxLength: 8 }).map((of) => of.join(' '))
    const written = fc.array(text, { minLength: 1, maxLength: 8 })
    const heard = fc.array(fc.record({ text, pause: fc.nat(50_000), length: fc.nat(300_000) }), {
      maxLength: 10,
    })
    const seen = { known: 0, unknown: 0 }
    fc.assert(
      fc.property(written, heard, fc.boolean(), fc.nat(100_000), (sentences, parts, honest, rest) => {
        let at = 0
        const pieces = parts.map(({ text: guess, pause, length }, index) => {
          const start = at + pause
          at = start + length
          return { start, end: at, text: honest ? (sentences[index] ?? guess) : guess }
        })
        const spans = alignRecognised(sentences, pieces, at + rest)
        if (!spans) {
          seen.unknown++
          return
        }
        seen.known++
        expect(spans).toHaveLength(sentences.length)
        const times = spans.flatMap(({ start, end }) => [start, end])
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        expect(times.every((time) => Number.isInteger(time) && time >= 0 && time <= at + rest)).toBe(true)
      }),
      { numRuns: 500 },
    )
    expect(Math.min(seen.known, seen.unknown)).toBeGreaterThan(50)
  })
})
