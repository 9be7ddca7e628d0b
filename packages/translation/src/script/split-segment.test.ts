import { describe, expect, it } from 'vitest'
import { isMark, plainText, type Segment } from '../translator.ts'
import { splitSegment } from './split-segment.ts'

const mark = { id: 1, text: 'Voxdeck' }
const within = (most: number) => (segment: Segment) => plainText(segment).length <= most

describe('a segment that is too long', () => {
  it('is cut between words, and loses neither letters nor marks', () => {
    const segment = ['One, two and three ', mark, ' four, five and six and seven.']
    const parts = splitSegment(segment, within(20))
    expect(parts.map(plainText).join('')).toBe(plainText(segment))
    expect(parts.flat().filter(isMark)).toEqual([mark])
    for (const part of parts) {
      expect(plainText(part).length).toBeLessThanOrEqual(20)
      expect(plainText(part)).toMatch(/^(\s|One)/)
    }
  })

  it('is cut anywhere when it has no blank, and stays when nothing can be cut', () => {
    expect(splitSegment(['abcdefgh'], within(3))).toEqual([['ab'], ['cd'], ['ef'], ['gh']])
    expect(splitSegment([mark], within(3))).toEqual([[mark]])
    expect(splitSegment(['short'], within(9))).toEqual([['short']])
  })
})
