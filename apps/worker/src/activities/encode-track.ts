import { videoCost } from '@voxdeck/core/progress/work'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { silence, slideTracks } from '@voxdeck/video/tracks/slide-tracks'
import type { Activities } from '@voxdeck/workflows/activities'
import { createSlideTrackMaker } from '../artifacts/encode-slide-tracks.ts'
import { createTrackMixer } from '../artifacts/mix-track.ts'
import { readLaidOutPlan, readPlan } from '../artifacts/read-plan.ts'
import { createStretcher } from '../artifacts/stretch-sentences.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** Encodes all slides of a language in one activity, since each is tiny; a retry encodes only the missing ones. */
export const createEncodeTrack = ({
  db,
  store,
  artifacts,
  jail,
  ffmpeg,
}: Dependencies): Activities['encodeTrack'] => {
  const stretch = createStretcher({ artifacts, jail, ffmpeg })
  const makeSlideTracks = createSlideTrackMaker({ artifacts, store, jail, ffmpeg })
  const makeMixedTrack = createTrackMixer({ artifacts, store, jail, ffmpeg })
  return withHeartbeats('publish_failed', async ({ planKey, layoutKey, language, ...video }, signal) => {
    const seconds = stopwatch()
    const { toolchain, salt, music } = await readPlan(store, planKey)
    const laidOut = await readLaidOutPlan(store, layoutKey)
    const { tracks, channels } = slideTracks(laidOut, language)
    const fitted = await stretch(laidOut.tracks[language] ?? [], salt, signal)
    const found = music
      ? await makeMixedTrack({ plan: { toolchain, salt, music }, laidOut, language }, signal)
      : (await makeSlideTracks(
          { plan: { toolchain, salt }, tracks: [silence, ...tracks], channels },
          signal,
        )) === 0
    const cost = videoCost(laidOut.layout.frames / framesPerSecond)
    await recordWork(db, video, [
      {
        unit: `optimize:${language}`,
        step: 'optimize',
        cost,
        reused: found && fitted === 0,
        seconds: seconds(),
      },
    ])
  })
}
