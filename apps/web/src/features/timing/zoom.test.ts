import { describe, expect, it } from 'vitest'
import { canZoomIn, fitScale, zoomIn, zoomOut } from './zoom.ts'

describe('zooming the timeline', () => {
  it('fits all slides into the width', () => expect(fitScale(7200, 900)).toBe(0.125))

  it('goes in by steps up to the closest, and out until all fits again', () => {
    const fit = fitScale(7200, 900)
    let scale = fit
    let steps = 0
    for (; canZoomIn(scale); steps++) scale = zoomIn(scale)
    expect(scale).toBe(240)
    expect(steps).toBeLessThan(20)
    let out: number | null = scale
    for (; out !== null && steps > -20; steps--) out = zoomOut(out, fit)
    expect(out).toBeNull()
  })

  it('a video so short that it is closer than the closest when it fits stays so', () =>
    expect(zoomIn(fitScale(1, 900))).toBe(900))
})
