import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { createProveTrack } from '@voxdeck/media/track/prove-track'
import { createWriteTrack } from '@voxdeck/media/track/write-track'
import type { Activities } from '@voxdeck/workflows/activities'
import { fetchArtifacts } from '../artifacts/fetch-artifacts.ts'
import { fetchPlaced } from '../artifacts/fetch-placed.ts'
import { readLaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { createSlideSoundMaker, splitTrack } from '../artifacts/slide-sound.ts'
import { channelsOf, trackKey } from '../artifacts/track.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'

export const createEncodeTrack = ({
  db,
  store,
  artifacts,
  jail,
  ffmpeg,
}: Dependencies): Activities['encodeTrack'] => {
  const writeTrack = createWriteTrack({ ffmpeg })
  const proveTrack = createProveTrack({ ffmpeg })
  const makeSlideSound = createSlideSoundMaker({ artifacts, store, jail, ffmpeg })
  return cancellable('publish_failed', async ({ planKey, layoutKey, language, ...video }, signal) => {
    const { toolchain } = await readPlan(store, planKey)
    const laidOut = await readLaidOutPlan(store, layoutKey)
    const totalFrames = laidOut.layout.frames

    await using scratch = await jail.scratch()
    const id = { kind: 'track', key: trackKey(toolchain, laidOut, language) }
    const { reused } = await artifacts.obtain(id, async () => {
      const { placed, sounds } = splitTrack(laidOut, language)
      const placements = await fetchPlaced(store, scratch, placed)
      for (const sound of sounds) {
        const key = await makeSlideSound(toolchain, sound, signal)
        const pathOf = await fetchArtifacts(store, scratch, 'slide-sound', [key])
        placements.push({ startSample: sound.startSample, file: pathOf(key), channels: 2 })
      }
      placements.sort((a, b) => a.startSample - b.startSample)
      const output = scratch.file('track.m4a')
      const channels = channelsOf(sounds)
      await writeTrack({ totalFrames, placements, channels, output, scratch, signal })
      await proveTrack({ file: output, totalFrames, scratch, signal })
      return { path: output.path, contentType: 'audio/mp4', facts: {} }
    })
    await recordWork(db, video, [{ unit: `optimize:${language}`, step: 'optimize', cost: 1, reused }])
  })
}
