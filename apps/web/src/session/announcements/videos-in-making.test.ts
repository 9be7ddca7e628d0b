import { describe, expect, it } from 'vitest'
import { videoOf } from '../../../testing/project-of.ts'
import { afterEvent, percentInMaking, type VideosInMaking } from './videos-in-making.ts'

const madeTo = (number: number, percent: number, projectId?: string) => {
  const video = videoOf(number, { status: 'generating', ...(projectId ? { projectId } : {}) })
  return { projectTitle: 'Roots', video: { ...video, progress: { ...video.progress, percent } } }
}
const ended = (number: number, status: 'completed' | 'failed' | 'cancelled') => ({
  projectTitle: 'Roots',
  video: videoOf(number, { status }),
})
const nothing: VideosInMaking = new Map()
const ids = (making: VideosInMaking) => [...making.keys()]

describe('the videos in the making', () => {
  const first = madeTo(1, 10)
  const second = madeTo(2, 51)
  const both = afterEvent(nothing, { name: 'videos', data: { generating: [first, second] } }).making

  it('are those that the stream begins with, and those that begin later', () => {
    expect(ids(both)).toEqual([first.video.id, second.video.id])
    expect(ids(afterEvent(nothing, { name: 'video', data: first }).making)).toEqual([first.video.id])
  })
  it('G21 end once, however they end', () => {
    for (const status of ['completed', 'failed', 'cancelled'] as const) {
      const after = afterEvent(both, { name: 'video', data: ended(1, status) })
      expect(ids(after.making)).toEqual([second.video.id])
      expect(after.ended?.video.status).toBe(status)
      expect(afterEvent(after.making, { name: 'video', data: ended(1, status) }).ended).toBeNull()
    }
  })
  it('do not end again when their pack is ready', () => {
    expect(afterEvent(nothing, { name: 'video', data: ended(1, 'completed') }).ended).toBeNull()
  })
  it('are unknown after a gap, and as the stream begins anew', () => {
    expect(ids(afterEvent(both, { name: 'gap' }).making)).toEqual([])
    expect(ids(afterEvent(both, { name: 'videos', data: { generating: [second] } }).making)).toEqual([
      second.video.id,
    ])
  })
  it('stay as they are when a project changes', () => {
    expect(afterEvent(both, { name: 'projects', data: { projectId: null } }).making).toBe(both)
  })
})

describe('the percent before the title of the tab', () => {
  const other = 'b0000000-0000-4000-8000-000000000000'
  const making = afterEvent(nothing, {
    name: 'videos',
    data: { generating: [madeTo(1, 10), madeTo(2, 51), madeTo(3, 90, other)] },
  }).making
  it('G21 is of the project that is shown, else of all', () => {
    expect(percentInMaking(making, madeTo(1, 10).video.projectId)).toBe(30)
    expect(percentInMaking(making, other)).toBe(90)
    expect(percentInMaking(making, null)).toBe(50)
  })
  it('is none when nothing is made', () => {
    expect(percentInMaking(nothing, null)).toBeNull()
    expect(percentInMaking(making, 'another')).toBeNull()
  })
})
