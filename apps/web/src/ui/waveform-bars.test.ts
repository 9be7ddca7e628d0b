import { describe, expect, it } from 'vitest'
import { barsPath, barsThatFit, resamplePeaks } from './waveform-bars.ts'

const shape = { width: 2, gap: 2, height: 20 }

describe('resamplePeaks', () => {
  it('keeps the loudest peak of every bar', () => {
    expect(resamplePeaks([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3])
  })
  it('repeats peaks when there are more bars than peaks, and is empty without peaks', () => {
    expect(resamplePeaks([0.5, 1], 4)).toEqual([0.5, 0.5, 1, 1])
    expect(resamplePeaks([], 4)).toEqual([])
  })
})

describe('bars', () => {
  it('fit whole into the space', () => {
    expect(barsThatFit(10, shape)).toBe(3)
    expect(barsThatFit(0, shape)).toBe(0)
  })
  it('are centred, silence is a dot, and nothing is taller than the space', () => {
    expect(barsPath([0, 1, 7], shape)).toBe('M1.0 10.0v0.0M5.0 1.0v18.0M9.0 1.0v18.0')
  })
  it('go on where the played ones end', () => {
    expect(barsPath([0], shape, 3)).toBe('M13.0 10.0v0.0')
  })
})
