import { describe, expect, it } from 'vitest'
import { projectOf, videoOf } from '../../../../testing/project-of.ts'
import { ageOfVideo } from './video-age.ts'

describe('ageOfVideo', () => {
  it('G14 tells whether a video is as the project is now, of the same text, or of an earlier one', () => {
    const video = videoOf(1)
    expect(ageOfVideo(video, projectOf())).toBe('current')
    expect(ageOfVideo(video, projectOf({ contentHash: 'another picture' }))).toBe('otherwise')
    expect(ageOfVideo(video, projectOf({ contentHash: 'other words', textHash: 'other words' }))).toBe(
      'earlier',
    )
    expect(ageOfVideo(videoOf(1, { text: null, contentHash: null }), projectOf())).toBeNull()
  })
  it('G17 says nothing of videos in other languages: what the project would say now is known of English alone', () => {
    expect(ageOfVideo(videoOf(1, { languageCode: 'es' }), projectOf())).toBeNull()
    expect(ageOfVideo(videoOf(1, { languageCode: 'multi' }), projectOf({ textHash: 'other' }))).toBeNull()
  })
})
