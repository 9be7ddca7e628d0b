import type { Activities, TranslationActivities } from '@voxdeck/workflows/activities'
import type { Dependencies } from './dependencies.ts'
import { createEncodeTrack } from './encode-track.ts'
import { createEndTranslating } from './end-translating.ts'
import { createCancelVideo, createFailVideo } from './end-video.ts'
import { createFindWorkLeft } from './find-work-left.ts'
import { createForgetLostArtifacts } from './forget-lost-artifacts.ts'
import { createImportClip } from './import-clip.ts'
import { createImportMusic } from './import-music.ts'
import { createImportRecording } from './import-recording.ts'
import { createLayOutVideo } from './lay-out-video.ts'
import { createNarrateSlide } from './narrate-slide.ts'
import { createFailPack, createPreparePack } from './prepare-pack.ts'
import { createPreviewSpeech } from './preview-speech.ts'
import { createPublishVideo } from './publish-video.ts'
import { createRenderLaidOutShots, createRenderSlide } from './render-shots.ts'
import { createFailImport, createTakeImport } from './take-import.ts'
import { createTranslateSlides, type TranslationDependencies } from './translate-slides.ts'

export const createActivities = (dependencies: Dependencies): Activities => {
  const renderShots = createRenderLaidOutShots(dependencies)
  return {
    findWorkLeft: createFindWorkLeft(dependencies),
    forgetLostArtifacts: createForgetLostArtifacts(dependencies),
    narrateSlide: createNarrateSlide(dependencies),
    renderSlide: createRenderSlide(dependencies),
    layOutVideo: createLayOutVideo(dependencies),
    renderShots,
    renderShot: ({ shot, ...video }) => renderShots({ ...video, shots: [shot] }),
    encodeTrack: createEncodeTrack(dependencies),
    publishVideo: createPublishVideo(dependencies),
    preparePack: createPreparePack(dependencies),
    failPack: createFailPack(dependencies),
    failVideo: createFailVideo(dependencies),
    cancelVideo: createCancelVideo(dependencies),
    previewSpeech: createPreviewSpeech(dependencies),
    importClip: createImportClip(dependencies),
    importMusic: createImportMusic(dependencies),
    importRecording: createImportRecording(dependencies),
    takeImport: createTakeImport(dependencies),
    failImport: createFailImport(dependencies),
  }
}

export const createTranslationActivities = (
  dependencies: TranslationDependencies,
): TranslationActivities => ({
  translateSlides: createTranslateSlides(dependencies),
  endTranslating: createEndTranslating(dependencies),
})
