import type { Project, SlideScript } from '@voxdeck/contracts/projects/project'
import type { Image } from '@voxdeck/contracts/slides/image'
import type { Video } from '@voxdeck/contracts/videos/video'
import { defaultVideoSettings } from '@voxdeck/core/video-settings'

const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8${kind}00-${String(index).padStart(12, '0')}`

export const imageOf = (index: number, seconds = 10): Image => ({
  id: idOf(1, index),
  projectId: idOf(0, 0),
  filename: `${String(index).padStart(32, '0')}.png`,
  thumbnailFilename: `${String(index).padStart(32, '1')}.webp`,
  originalName: `slide ${index + 1}.png`,
  size: 2048,
  width: 1600,
  height: 900,
  orderIndex: index,
  startTime: index * seconds,
  endTime: (index + 1) * seconds,
  manualDuration: null,
})

export const slideScriptOf = (image: Image, script: string): SlideScript => ({
  imageId: image.id,
  slideNumber: image.orderIndex + 1,
  script,
  wordCount: 0,
  estimatedDuration: 0,
  selectedVoice: 'adam',
  narration: null,
  audioRecording: null,
  recordingDuration: null,
  videoUrl: null,
  videoFilename: null,
  videoHasSound: false,
  keepVideoSound: false,
})

export const projectOf = (over: Partial<Project> = {}): Project => ({
  id: idOf(0, 0),
  title: 'A project',
  englishScript: '',
  images: [],
  videos: [],
  translations: [],
  slideScripts: [],
  videoSettings: defaultVideoSettings,
  music: null,
  thumbnailImageId: null,
  revision: 1,
  textHash: 'text',
  contentHash: 'content',
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
