import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinPeaks, peaksOf } from './narration-peaks.ts'
import { sampleRate } from './timing.ts'

const second = (level: number) => new Float32Array(sampleRate).fill(level)

describe('the peaks of a narration', () => {
  it('M17 eight whole numbers a second, from silence to as loud as can be', () => {
    expect(peaksOf(second(0))).toEqual(Array(8).fill(0))
    expect(peaksOf(second(-1))).toEqual(Array(8).fill(100))
    expect(peaksOf(second(0.1).subarray(0, 6001))).toEqual([30, 30])
    expect(peaksOf(new Float32Array())).toEqual([])
  })

  it('M17 joins sentences where they are said, and is quiet between them', () =>
    expect(
      joinPeaks([
        { startSample: 0, samples: 12_000, peaks: [40, 50] },
        { startSample: 24_000, samples: 6000, peaks: [60] },
      ]),
    ).toEqual([40, 50, 0, 0, 60]))

  it('M17 covers the narration exactly and loses no peak, wherever sentences begin', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ gap: fc.nat(50_000), samples: fc.integer({ min: 1, max: 90_000 }) }), {
          minLength: 1,
          maxLength: 9,
        }),
        (spoken) => {
          let next = 0
          const sentences = spoken.map(({ gap, samples }, index) => {
            const startSample = next
            next += samples + gap
            return { startSample, samples, peaks: Array(Math.ceil(samples / 6000)).fill(index + 1) }
          })
          const last = sentences.at(-1)
          const joined = joinPeaks(sentences)
          expect(joined).toHaveLength(Math.ceil(((last?.startSample ?? 0) + (last?.samples ?? 0)) / 6000))
          expect(Math.max(...joined)).toBe(spoken.length)
        },
      ),
    ))
})
