import { describe, expect, it } from 'vitest'
import { videoOf } from '../../../../testing/project-of.ts'
import { failedVideo, readyVideo, videosUnderWay } from './select-videos.ts'

const ready = (index: number) =>
  videoOf(index, { status: 'completed', completedAt: `2026-11-12T08:0${index}:30.000Z` })
const failed = (index: number, languageCode = 'en') => videoOf(index, { status: 'failed', languageCode })

describe('videosUnderWay', () => {
  it('P10 are those of all languages, in the order they were asked for', () => {
    const videos = [videoOf(3, { languageCode: 'multi' }), ready(4), failed(5), videoOf(1)]
    expect(videosUnderWay(videos).map(({ id }) => id)).toEqual([videoOf(1).id, videoOf(3).id])
  })
})

describe('failedVideo', () => {
  it('G8 is the newest that failed, until the same languages were asked for again', () => {
    expect(failedVideo([failed(1), failed(2, 'multi')])?.id).toBe(videoOf(2).id)
    expect(failedVideo([failed(1), ready(2)])).toBeUndefined()
    expect(failedVideo([failed(1), { ...ready(2), languageCode: 'es' }])?.id).toBe(videoOf(1).id)
  })
  it('G8 is none when an old video was made anew after another had failed', () => {
    const anew = videoOf(1, { status: 'completed', completedAt: '2026-11-12T09:00:00.000Z' })
    expect(failedVideo([failed(2), anew])).toBeUndefined()
  })
})

describe('readyVideo', () => {
  it('P2 is the newest finished video, in whichever languages, or none', () => {
    expect(readyVideo([videoOf(1), failed(2)], 'en')).toBeUndefined()
    expect(readyVideo([videoOf(1), { ...ready(2), languageCode: 'multi' }], 'en')?.id).toBe(videoOf(2).id)
    expect(readyVideo([videoOf(4), ready(1), ready(2)], 'en')?.id).toBe(videoOf(2).id)
    const asked = { ...ready(1), createdAt: '2026-11-12T09:00:00.000Z' }
    expect(readyVideo([asked, ready(2)], 'en')?.id).toBe(videoOf(1).id)
    const spanish = { ...ready(3), languageCode: 'es', languages: ['es'] }
    expect(readyVideo([ready(1), spanish], 'en')?.id).toBe(videoOf(1).id)
    expect(readyVideo([spanish], 'en')?.id).toBe(videoOf(3).id)
  })
})
