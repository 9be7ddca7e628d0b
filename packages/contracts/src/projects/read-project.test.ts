import { defaultVideoSettings } from '@voxdeck/core/video-settings'
import { defaultVoiceId } from '@voxdeck/core/voices'
import { describe, expect, it } from 'vitest'
import type { ImageJson } from '../slides/image.ts'
import type { PictureJson, ProjectJson, SlideScriptJson } from './project.ts'
import { readProject, readProjectSummary } from './read-project.ts'

const pictureOf = (id: string, orderIndex: number): PictureJson => ({
  id,
  projectId: 'project',
  filename: `${id}.png`,
  thumbnailFilename: `${id}.webp`,
  originalName: `${id} as uploaded.png`,
  size: 2048,
  width: 1600,
  height: 900,
  orderIndex,
})

const imageOf = (id: string, orderIndex: number): ImageJson => ({
  ...pictureOf(id, orderIndex),
  startTime: 2,
  endTime: 12,
  manualDuration: 10,
})

const scriptOf = (imageId: string, over: Partial<SlideScriptJson> = {}): SlideScriptJson => ({
  imageId,
  slideNumber: 1,
  script: 'Words.',
  wordCount: 1,
  estimatedDuration: 0.4,
  selectedVoice: 'bella',
  speakingSpeed: 120,
  pictureFit: 'cover',
  silent: true,
  narration: { seconds: 1, peaks: [3] },
  audioRecording: null,
  recordingDuration: null,
  keptRecording: null,
  takes: 0,
  videoUrl: null,
  videoFilename: null,
  videoHasSound: false,
  keepVideoSound: false,
  ...over,
})

const head = {
  id: 'project',
  title: 'A project',
  sourceLanguage: 'en',
  videos: [],
  translations: [
    { languageCode: 'es', title: 'Un proyecto' },
    { languageCode: 'th', title: null },
  ],
  videoSettings: defaultVideoSettings,
  thumbnailImageId: 'b',
  revision: 4,
  hashesNow: [{ languages: ['en'], textHash: 'text', contentHash: 'content' }],
  createdAt: '2026-11-12T08:00:00.000Z',
  updatedAt: '2026-11-12T09:00:00.000Z',
}

const projectOf = (over: Partial<ProjectJson>): ProjectJson => ({
  ...head,
  englishScript: 'The whole.',
  images: [],
  slideScripts: [],
  music: null,
  ...over,
})

describe('readProject', () => {
  it('joins pictures and scripts by id into slides', () => {
    const [slide] = readProject(
      projectOf({ images: [imageOf('a', 0)], slideScripts: [scriptOf('a')] }),
    ).slides
    expect(slide).toEqual({
      id: 'a',
      projectId: 'project',
      position: 0,
      title: null,
      pictureName: 'a as uploaded.png',
      picture: { filename: 'a.png', thumbnailFilename: 'a.webp', size: 2048, width: 1600, height: 900 },
      startSeconds: 2,
      endSeconds: 12,
      manualSeconds: 10,
      script: 'Words.',
      voice: 'bella',
      speakingSpeed: 120,
      pictureFit: 'cover',
      isSilent: true,
      words: 1,
      estimatedSeconds: 0.4,
      narration: { seconds: 1, peaks: [3] },
      recording: null,
      takes: 0,
      narrator: 'voice',
      clip: null,
    })
  })

  it('has the recording that is heard, or the one that is kept while the voice is', () => {
    const slideOf = (over: Partial<SlideScriptJson>) =>
      readProject(projectOf({ images: [imageOf('a', 0)], slideScripts: [scriptOf('a', over)] })).slides[0]
    const heard = slideOf({ audioRecording: '/api/recordings/h.flac', recordingDuration: 2 })
    expect(heard?.recording).toEqual({ address: '/api/recordings/h.flac', seconds: 2, peaks: [3] })
    expect(heard?.narrator).toBe('recording')
    const kept = slideOf({ keptRecording: { url: '/api/recordings/k.flac', duration: 4, peaks: [9] } })
    expect(kept?.recording).toEqual({ address: '/api/recordings/k.flac', seconds: 4, peaks: [9] })
    expect(kept?.narrator).toBe('voice')
  })

  it('has slides in their order, whatever the order of the two arrays', () => {
    const { slides } = readProject(
      projectOf({
        images: [imageOf('b', 1), imageOf('c', 2), imageOf('a', 0)],
        slideScripts: [scriptOf('c', { script: 'C' }), scriptOf('a', { script: 'A' })],
      }),
    )
    expect(slides.map(({ id, script }) => [id, script])).toEqual([
      ['a', 'A'],
      ['b', ''],
      ['c', 'C'],
    ])
  })

  it('gives a slide without a script an empty one and the default voice', () => {
    const [slide] = readProject(projectOf({ images: [imageOf('a', 0)] })).slides
    expect(slide).toMatchObject({ script: '', voice: defaultVoiceId, words: 0, narration: null })
  })

  it('leaves out a script whose slide is gone', () =>
    expect(readProject(projectOf({ slideScripts: [scriptOf('gone')] })).slides).toEqual([]))

  it('reads the recording and the clip as one value each', () => {
    const files = scriptOf('a', {
      audioRecording: '/api/recordings/1.flac',
      recordingDuration: 2.5,
      videoUrl: '/api/clips/1.mp4',
      videoFilename: 'waves.mp4',
      videoHasSound: true,
      keepVideoSound: true,
    })
    const [slide] = readProject(projectOf({ images: [imageOf('a', 0)], slideScripts: [files] })).slides
    expect(slide?.recording).toEqual({ address: '/api/recordings/1.flac', seconds: 2.5, peaks: [3] })
    expect(slide?.clip).toEqual({
      address: '/api/clips/1.mp4',
      name: 'waves.mp4',
      hasSound: true,
      keepsSound: true,
    })
  })

  it('reads everything else of the project', () =>
    expect(readProject(projectOf({}))).toEqual({
      id: 'project',
      title: 'A project',
      sourceLanguage: 'en',
      script: 'The whole.',
      slides: [],
      videos: [],
      languages: ['es', 'th'],
      titles: { es: 'Un proyecto' },
      settings: defaultVideoSettings,
      music: null,
      thumbnailSlideId: 'b',
      revision: 4,
      hashesNow: head.hashesNow,
      createdAt: head.createdAt,
      updatedAt: head.updatedAt,
    }))
})

it('readProjectSummary has the slides without their times and scripts', () => {
  expect(readProjectSummary({ ...head, images: [pictureOf('b', 1)], imageCount: 3, cursor: 'here' })).toEqual(
    {
      id: 'project',
      title: 'A project',
      sourceLanguage: 'en',
      slides: [
        {
          id: 'b',
          projectId: 'project',
          position: 1,
          pictureName: 'b as uploaded.png',
          picture: { filename: 'b.png', thumbnailFilename: 'b.webp', size: 2048, width: 1600, height: 900 },
        },
      ],
      slideCount: 3,
      videos: [],
      languages: ['es', 'th'],
      titles: { es: 'Un proyecto' },
      settings: defaultVideoSettings,
      thumbnailSlideId: 'b',
      hashesNow: head.hashesNow,
      revision: 4,
      createdAt: head.createdAt,
      updatedAt: head.updatedAt,
      cursor: 'here',
    },
  )
})
