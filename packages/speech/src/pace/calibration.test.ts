import { describe, expect, it } from 'vitest'
import { type Calibration, lengthRatioAt, speedFor } from './calibration.ts'

const calibration: Calibration = {
  model: 'm',
  secondsPerUnit: 0.07,
  unitsPerBeat: 5,
  lengths: [
    { speed: 0.5, ratio: 1.8 },
    { speed: 1, ratio: 1 },
    { speed: 2, ratio: 0.6 },
  ],
}

describe('a calibrated voice', () => {
  it('finds the speed of every length it was measured at', () => {
    for (const { speed, ratio } of calibration.lengths) {
      expect(speedFor(calibration, ratio)).toBeCloseTo(speed)
      expect(lengthRatioAt(calibration, speed)).toBeCloseTo(ratio)
    }
  })

  it('goes there and back between the points and past them', () => {
    for (const ratio of [2, 1.3, 0.8, 0.55]) {
      expect(lengthRatioAt(calibration, speedFor(calibration, ratio))).toBeCloseTo(ratio)
    }
  })

  it('never asks a model for an absurd speed', () => {
    expect(lengthRatioAt(calibration, speedFor(calibration, 50))).toBeCloseTo(2.3)
    expect(speedFor(calibration, 0.01)).toBeLessThanOrEqual(3)
  })
})
