import type { ProjectSnapshot, SnapshotSlide } from '../src/plan/make-plan.ts'
import { defaultVideoSettings } from '../src/video-settings.ts'

export const snapshotSlide = (name: string, change: Partial<SnapshotSlide> = {}): SnapshotSlide => ({
  slideId: name,
  picture: `pictures/${name}.png`,
  pictureHash: `hash of ${name}`,
  pictureSize: { width: 1600, height: 900 },
  manualSeconds: null,
  speakingSpeed: null,
  pictureFit: null,
  recording: null,
  clip: null,
  clipSize: null,
  script: '',
  voice: 'adam',
  ...change,
})

/** A project of two silent slides. */
export const snapshotOf = (change: Partial<ProjectSnapshot> = {}): ProjectSnapshot => ({
  projectId: 'project',
  salt: 'salt',
  sourceLanguage: 'en',
  projectScript: '',
  settings: defaultVideoSettings,
  slides: [snapshotSlide('a'), snapshotSlide('b')],
  ...change,
})
