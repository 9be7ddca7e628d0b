import { describe, expect, it } from 'vitest'
import { cutLongSentence, longestSentence } from './cut-long-sentence.ts'
import { splitSentences } from './sentences.ts'

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

describe('a sentence without an end', () => {
  it.each([
    ['of words', 'hello there and then '.repeat(5000)],
    ['with commas', 'one, two and three, '.repeat(5000)],
    ['of one word', 'a'.repeat(100_000)],
    ['of letters that take two code units', '𝒜'.repeat(50_000)],
    ['of initials', 'A. '.repeat(30_000)],
  ])('%s is cut to what a voice can hold, and loses no letter', (_, text) => {
    const pieces = splitSentences(text, 'en')
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(longestSentence)
    expect(lettersOf(pieces.join(''))).toBe(lettersOf(text))
    expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
  })

  it('J1 is never cut inside of markup', () => {
    const long = `${'word '.repeat(198)}[pause 800ms] end`
    expect(cutLongSentence(long)[1]).toBe('[pause 800ms] end')
  })
  it('is cut after a mark rather than between any two words', () => {
    const [first] = cutLongSentence(`${'word '.repeat(150)}end, ${'word '.repeat(150)}`)
    expect(first?.endsWith('end,')).toBe(true)
  })

  it('stays whole while it is short enough', () =>
    expect(cutLongSentence('Short, and sweet.')).toEqual(['Short, and sweet.']))
})

// A script is split at every request for its project, in the process that serves everybody.
it.each(['A. ', 'Mr. ', 'No. ', 'A.A. ', 'a ', '. ', 'a\n', 'e.g. '])(
  'the longest script of nothing but %j is split in seconds, not minutes',
  (part) => {
    // Processor time: other programs of a busy machine do not count.
    const started = process.cpuUsage()
    splitSentences(part.repeat(200_000 / part.length), 'en')
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(8000)
  },
  60_000,
)
