import { describe, expect, it } from 'vitest'
import { projectOf, videoOf } from '../../../testing/project-of.ts'
import { ageOfVideo } from './video-age.ts'

const hashed = (textHash: string, contentHash: string, languages = ['en']) =>
  projectOf({ hashesNow: [{ languages, textHash, contentHash }] })

describe('ageOfVideo', () => {
  it('G14 tells whether a video is as the project is now, of the same text, or of an earlier one', () => {
    const video = videoOf(1)
    expect(ageOfVideo(video, projectOf())).toBe('current')
    expect(ageOfVideo(video, hashed('text', 'another picture'))).toBe('otherwise')
    expect(ageOfVideo(video, hashed('other words', 'other words'))).toBe('earlier')
    expect(ageOfVideo(videoOf(1, { text: null, contentHash: null }), projectOf())).toBeNull()
  })
  it('G17 compares a video with one in the same languages', () => {
    const multi = videoOf(1, { languageCode: 'multi', languages: ['en', 'es'] })
    expect(ageOfVideo(multi, hashed('text', 'content', ['en', 'es']))).toBe('current')
    expect(ageOfVideo(multi, hashed('text', 'other', ['en', 'es']))).toBe('otherwise')
    expect(ageOfVideo(multi, projectOf())).toBeNull()
  })
})
