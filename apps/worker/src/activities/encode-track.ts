import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { createProveTrack } from '@voxdeck/media/track/prove-track'
import { createWriteTrack } from '@voxdeck/media/track/write-track'
import type { Activities } from '@voxdeck/workflows/activities'
import { fetchArtifacts } from '../artifacts/fetch-artifacts.ts'
import { readLaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { trackKey } from '../artifacts/track.ts'
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
  return cancellable('publish_failed', async ({ planKey, layoutKey, language, ...video }, signal) => {
    const { toolchain } = await readPlan(store, planKey)
    const laidOut = await readLaidOutPlan(store, layoutKey)
    const totalFrames = laidOut.layout.frames

    await using scratch = await jail.scratch()
    const id = { kind: 'track', key: trackKey(toolchain, laidOut, language) }
    const { reused } = await artifacts.obtain(id, async () => {
      const placed = laidOut.tracks[language] ?? []
      const pathOf = await fetchArtifacts(
        store,
        scratch,
        'sentence',
        placed.map(({ key }) => key),
      )
      const placements = placed.map(({ startSample, key }) => ({ startSample, file: pathOf(key) }))
      const output = scratch.file('track.m4a')
      await writeTrack({ totalFrames, placements, output, scratch, signal })
      await proveTrack({ file: output, totalFrames, scratch, signal })
      return { path: output.path, contentType: 'audio/mp4', facts: {} }
    })
    await recordWork(db, video, [{ unit: `optimize:${language}`, step: 'optimize', cost: 1, reused }])
  })
}
