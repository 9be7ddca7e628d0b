import { expect, it } from 'vitest'
import { readVideoScript } from './read-video-script.ts'
import { writeSlidePreview } from './write-slide-preview.ts'

const slide = {
  picture: { filename: 'a.png', thumbnailFilename: 'a.webp', size: 1, width: 16, height: 9 },
  script: 'Words.',
  voice: 'bella',
  manualSeconds: null,
  recording: null,
  narrator: 'voice' as const,
  clip: null,
}

it('a preview without recording and clip says so by null', () =>
  expect(JSON.parse(JSON.stringify(writeSlidePreview(slide, 3)))).toStrictEqual({
    slideData: [
      {
        image: 'a.png',
        script: 'Words.',
        audioRecording: null,
        selectedVoice: 'bella',
        slideNumber: 3,
        videoUrl: null,
        videoFilename: null,
      },
    ],
  }))

it('a preview has the length, the recording and the clip of its slide', () => {
  const clip = { address: '/api/clips/a.mp4', name: 'waves.mp4', hasSound: true, keepsSound: false }
  const full = {
    ...slide,
    manualSeconds: 4,
    recording: { address: '/api/recordings/a.flac', seconds: 2, peaks: [] },
    narrator: 'recording' as const,
    clip,
  }
  expect(writeSlidePreview(full, 1).slideData[0]).toMatchObject({
    displayDuration: 4,
    audioRecording: '/api/recordings/a.flac',
    videoUrl: '/api/clips/a.mp4',
    videoFilename: 'waves.mp4',
  })
  const spoken = writeSlidePreview({ ...full, narrator: 'voice' }, 1)
  expect(spoken.slideData[0]?.audioRecording).toBeNull()
})

it('readVideoScript names slides by their id', () => {
  const said = { slideNumber: 1, script: 'Words.', voice: 'adam', isRecorded: false, isCurrent: true }
  const of = { languageCode: 'en', languages: [{ languageCode: 'en', isCurrent: false }] }
  expect(readVideoScript({ ...of, slides: [{ imageId: 'a', ...said }] })).toEqual({
    ...of,
    slides: [{ slideId: 'a', ...said }],
  })
})
