import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { createProveTrack } from '@voxdeck/media/track/prove-track'
import { createWriteTrack } from '@voxdeck/media/track/write-track'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { Activities } from '@voxdeck/workflows/activities'
import { type PlacedSentence, readLaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { trackKey } from '../artifacts/track.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'

/** Each distinct sentence comes down once, however often it is said. */
const fetchSentences = async (store: ObjectStore, scratch: Scratch, placed: readonly PlacedSentence[]) => {
  const files = new Map<string, string>()
  for (const { key } of placed) {
    if (files.has(key)) continue
    const { path } = scratch.file(`${key}.pcm`)
    await store.getFile(objectKeys.artifact('sentence', key), path)
    files.set(key, path)
  }
  return placed.map(({ startSample, key }) => ({ startSample, file: files.get(key) ?? '' }))
}

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
      const placements = await fetchSentences(store, scratch, laidOut.tracks[language] ?? [])
      const output = scratch.file('track.m4a')
      await writeTrack({ totalFrames, placements, output, scratch, signal })
      await proveTrack({ file: output, totalFrames, scratch, signal })
      return { path: output.path, contentType: 'audio/mp4', facts: {} }
    })
    await recordWork(db, video, [{ unit: `optimize:${language}`, step: 'optimize', cost: 1, reused }])
  })
}
