import type { PlannedSlide } from '@voxdeck/core/plan/plan'
import { describe, expect, it } from 'vitest'
import { recogniseSentences, recordedCaptions } from './recognised-sentences.ts'

const slide = (narration: Partial<PlannedSlide['narration'][string]>): PlannedSlide => ({
  slideId: 'image',
  picture: 'picture',
  pictureHash: 'hash',
  manualSeconds: null,
  narration: { en: { voice: 'adam', sentences: [], ...narration } },
})
const recording = { object: 'recordings/a.flac', hash: 'hash', samples: 900 }
const recorded = slide({ recording, written: ['One two.', 'Three four.'] })
const bare = slide({ recording })
const spoken = slide({ sentences: ['One two.'] })
const understood = [
  { start: 100, end: 200, text: 'one two' },
  { start: 500, end: 600, text: 'three four' },
]
const nonsense = [{ start: 100, end: 200, text: 'fish and chips' }]
const spans = [
  { start: 100, end: 200 },
  { start: 500, end: 600 },
]

const sayOf = (slides: PlannedSlide[], heard: (typeof understood | null)[]) =>
  recordedCaptions({ slides }, new Map([['en', recogniseSentences({ slides }, 'en', heard)]]))

describe('what was recognised in the recordings of a video', () => {
  it('C8 times the sentences of slides that have a recording and a script', () =>
    expect(
      recogniseSentences({ slides: [recorded, bare, spoken, recorded, recorded] }, 'en', [
        understood,
        understood,
        understood,
        nonsense,
        null,
      ]),
    ).toEqual([spans, null, null, null, null]))

  it('C8 is what the video says when it is so for all of its recordings', () => {
    expect(sayOf([recorded, bare, spoken, recorded], [understood, null, null, understood])).toBe('recognised')
    expect(sayOf([recorded, recorded], [understood, nonsense])).toBe('proportional')
    expect(sayOf([recorded, recorded], [understood, null])).toBe('proportional')
    expect(recordedCaptions({ slides: [recorded] }, new Map())).toBe('proportional')
    expect(sayOf([bare, spoken], [null, null])).toBeUndefined()
  })
})
