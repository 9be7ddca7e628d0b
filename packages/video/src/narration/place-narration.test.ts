import { leadSamples, sampleRate } from '@voxdeck/core/timeline/timing'
import { describe, expect, it } from 'vitest'
import { narrationSamples, placeSentences } from './place-narration.ts'

const second = sampleRate
const spoken = (key: string, pauseMs = 0) => ({
  key,
  samples: second,
  gapSamples: second / 4,
  peaks: [],
  pauseMs,
})
const starts = (...sentences: ReturnType<typeof spoken>[]) =>
  placeSentences(sentences, 0).map(({ startSample }) => (startSample - leadSamples) / second)

describe('the sentences of a slide', () => {
  it('follow each other with the gap that their speed leaves', () => {
    expect(starts(spoken('a'), spoken('b'), spoken('c'))).toEqual([0, 1.25, 2.5])
    expect(narrationSamples([spoken('a'), spoken('b')])).toBe(2.25 * second)
  })

  it('J3 stand as far apart as a person asked, from the start and to the end too', () => {
    const sentences = [spoken('a', 500), spoken('b', 2000), spoken('c', 50)]
    expect(starts(...sentences)).toEqual([0.5, 3.5, 4.55])
    expect(narrationSamples(sentences, 1500)).toBeCloseTo((5.55 + 1.5) * second)
  })

  it('are nothing when nobody speaks', () => expect(narrationSamples([], 2000)).toBe(0))
})
