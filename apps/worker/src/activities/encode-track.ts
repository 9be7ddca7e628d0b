import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import type { Activities } from '@voxdeck/workflows/activities'
import { readLaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { createSlideTrackMaker } from '../artifacts/slide-track.ts'
import { silence, slideTracks } from '../artifacts/slide-tracks.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'

/** All slides of a language: tiny each, so one activity makes what is missing, and goes on where it was left. */
export const createEncodeTrack = ({
  db,
  store,
  artifacts,
  jail,
  ffmpeg,
}: Dependencies): Activities['encodeTrack'] => {
  const makeSlideTracks = createSlideTrackMaker({ artifacts, store, jail, ffmpeg })
  return cancellable('publish_failed', async ({ planKey, layoutKey, language, ...video }, signal) => {
    const { toolchain } = await readPlan(store, planKey)
    const { tracks, channels } = slideTracks(await readLaidOutPlan(store, layoutKey), language)
    const made = await makeSlideTracks({ toolchain, tracks: [silence, ...tracks], channels }, signal)
    await recordWork(db, video, [
      { unit: `optimize:${language}`, step: 'optimize', cost: 1, reused: made === 0 },
    ])
  })
}
