import type { Project } from '@voxdeck/contracts/projects/read-project'
import { type ProjectSlide, unwritten } from '@voxdeck/contracts/slides/read-slide'
import type { Video } from '@voxdeck/contracts/videos/video'
import { defaultVideoSettings } from '@voxdeck/core/video-settings'

const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8${kind}00-${String(index).padStart(12, '0')}`

/** Ten seconds long. */
export const slideOf = (index: number, over: Partial<ProjectSlide> = {}): ProjectSlide => ({
  ...unwritten,
  id: idOf(1, index),
  projectId: idOf(0, 0),
  position: index,
  title: null,
  pictureName: `slide ${index + 1}.png`,
  picture: {
    filename: `${String(index).padStart(32, '0')}.png`,
    thumbnailFilename: `${String(index).padStart(32, '1')}.webp`,
    size: 2048,
    width: 1600,
    height: 900,
  },
  startSeconds: index * 10,
  endSeconds: (index + 1) * 10,
  manualSeconds: null,
  ...over,
})

export const projectOf = (over: Partial<Project> = {}): Project => ({
  id: idOf(0, 0),
  title: 'A project',
  sourceLanguage: 'en',
  script: '',
  slides: [],
  videos: [],
  languages: [],
  titles: {},
  settings: defaultVideoSettings,
  music: null,
  thumbnailSlideId: null,
  revision: 1,
  hashesNow: [{ languages: ['en'], textHash: 'text', contentHash: 'content' }],
  createdAt: '2026-11-12T08:00:00.000Z',
  updatedAt: '2026-11-12T08:00:00.000Z',
  ...over,
})

export const videoOf = (index: number, over: Partial<Video> = {}): Video => ({
  id: idOf(2, index),
  projectId: idOf(0, 0),
  languageCode: 'en',
  languages: ['en'],
  status: 'generating',
  progress: {
    step: 'speech',
    percent: 0,
    remainingSeconds: null,
    videosAhead: null,
    sentences: { done: 0, reused: 0, planned: 8 },
    shots: { done: 0, reused: 0, planned: 9 },
    languageStep: null,
  },
  failure: null,
  streamUrl: null,
  downloadUrl: null,
  masterUrl: null,
  voices: ['en'],
  captions: [],
  recordedCaptions: null,
  pack: null,
  duration: null,
  size: null,
  resolution: '1080p',
  text: { words: 8, excerpt: 'The harbour is quiet.', hash: 'text' },
  contentHash: 'content',
  fallbacks: [],
  createdAt: `2026-11-12T08:0${index}:00.000Z`,
  completedAt: null,
  ...over,
})
