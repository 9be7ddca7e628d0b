import type { Activities, TranslationActivities } from '../activities.ts'

const nothing = async () => {}

/** All that workflows can ask for, answered at once: for what is said of workflows and queues, which stay the real ones. */
export const quickActivities: Activities & TranslationActivities = {
  beginVideo: async () => ({ draw: [], speak: {} }),
  narrateSlide: nothing,
  drawSlide: nothing,
  layOutVideo: async () => ({ layoutKey: 'none', shotsLeft: [] }),
  drawShot: nothing,
  encodeTrack: nothing,
  publishVideo: nothing,
  writePack: nothing,
  failPack: nothing,
  failVideo: nothing,
  cancelVideo: nothing,
  speakPreview: async () => ({ objectKey: '' }),
  normaliseClip: async () => ({ hash: '', frames: 1, width: 2, height: 2, size: 1, hasSound: false }),
  normaliseMusic: async () => ({ hash: '', samples: 1, lufs: -20, size: 1 }),
  normaliseRecording: async () => ({ hash: '', samples: 1, peaks: [], size: 1 }),
  translateSlides: async ({ imageIds }) => imageIds.length,
  endTranslating: nothing,
}
