import type {
  Activities,
  ReconcileActivities,
  SweepActivities,
  TranslationActivities,
} from '../src/activities.ts'

const nothing = async () => {}

/** Activities that return at once, for tests of the real workflows and task queues. */
export const quickActivities: Activities & TranslationActivities & ReconcileActivities & SweepActivities = {
  findWorkLeft: async () => ({ render: [], narrate: {} }),
  forgetLostArtifacts: nothing,
  narrateSlide: nothing,
  renderSlide: nothing,
  layOutVideo: async () => ({ layoutKey: 'none', shotsLeft: [] }),
  renderShots: nothing,
  renderShot: nothing,
  encodeTrack: nothing,
  publishVideo: nothing,
  preparePack: nothing,
  failPack: nothing,
  failVideo: nothing,
  cancelVideo: nothing,
  previewSpeech: async () => ({ objectKey: '' }),
  importClip: async () => ({ hash: '', frames: 1, width: 2, height: 2, size: 1, hasSound: false }),
  importMusic: async () => ({ hash: '', samples: 1, lufs: -20, size: 1 }),
  importRecording: async () => ({ hash: '', samples: 1, peaks: [], size: 1 }),
  takeImport: nothing,
  failImport: nothing,
  translateSlides: async ({ slideIds }) => slideIds.length,
  endTranslating: nothing,
  sweep: async () => ({ projects: 0, rows: {}, orphans: 0, objects: 0 }),
  reconcile: async () => ({
    delivered: 0,
    plannedAnew: 0,
    restartedVideos: 0,
    endedWorkflows: 0,
    restartedPacks: 0,
    failedTranslations: 0,
    restartedImports: 0,
  }),
}
