import { describe, expect, it } from 'vitest'
import { videoOf } from '../../../../testing/project-of.ts'
import { shownPercent } from './shown-percent.ts'

const at = (percent: number, over = {}) => {
  const video = videoOf(1, over)
  return { ...video, progress: { ...video.progress, percent } }
}

describe('shownPercent', () => {
  it('G3 never falls while a video is made', () => {
    const before = shownPercent(null, at(40))
    expect(shownPercent(before, at(30)).percent).toBe(40)
    expect(shownPercent(before, at(62.9)).percent).toBe(62)
  })
  it('G3 stays at 95 until the file is ready, then is 100', () => {
    expect(shownPercent(null, at(99)).percent).toBe(95)
    expect(shownPercent(null, at(99, { status: 'completed' })).percent).toBe(100)
  })
  it('begins anew for another video', () => {
    const before = shownPercent(null, at(80))
    expect(shownPercent(before, videoOf(2)).percent).toBe(0)
  })
})
