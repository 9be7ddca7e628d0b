import type { Activities } from '@voxdeck/workflows/activities'
import { createBeginVideo } from './begin-video.ts'
import type { Dependencies } from './dependencies.ts'
import { createDrawShot, createDrawSlide } from './draw-shots.ts'
import { createEncodeTrack } from './encode-track.ts'
import { createCancelVideo, createFailVideo } from './end-video.ts'
import { createLayOutVideo } from './lay-out-video.ts'
import { createNarrateSlide } from './narrate-slide.ts'
import { createNormaliseClip } from './normalise-clip.ts'
import { createNormaliseMusic } from './normalise-music.ts'
import { createNormaliseRecording } from './normalise-recording.ts'
import { createPublishVideo } from './publish-video.ts'
import { createSpeakPreview } from './speak-preview.ts'
import { createFailPack, createWritePack } from './write-pack.ts'

export const createActivities = (dependencies: Dependencies): Activities => ({
  beginVideo: createBeginVideo(dependencies),
  narrateSlide: createNarrateSlide(dependencies),
  drawSlide: createDrawSlide(dependencies),
  layOutVideo: createLayOutVideo(dependencies),
  drawShot: createDrawShot(dependencies),
  encodeTrack: createEncodeTrack(dependencies),
  publishVideo: createPublishVideo(dependencies),
  writePack: createWritePack(dependencies),
  failPack: createFailPack(dependencies),
  failVideo: createFailVideo(dependencies),
  cancelVideo: createCancelVideo(dependencies),
  speakPreview: createSpeakPreview(dependencies),
  normaliseClip: createNormaliseClip(dependencies),
  normaliseMusic: createNormaliseMusic(dependencies),
  normaliseRecording: createNormaliseRecording(dependencies),
})
