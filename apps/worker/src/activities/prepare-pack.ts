import { videoFiles, videoFileType } from '@voxdeck/core/video-files'
import { findTranslatedTitles } from '@voxdeck/db/languages/project-languages'
import { findTitle } from '@voxdeck/db/projects/find-project-facts'
import { savePack } from '@voxdeck/db/videos/packs'
import { PackRefused } from '@voxdeck/media/pack/pack-refused'
import { createWritePack as createPackWriter } from '@voxdeck/media/pack/write-pack'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { videoTexts } from '@voxdeck/video/layout/video-texts'
import type { Activities } from '@voxdeck/workflows/activities'
import { fetchVideo } from '../artifacts/fetch-video.ts'
import { readLaidOutPlan, readPlan } from '../artifacts/read-plan.ts'
import type { Dependencies } from './dependencies.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/**
 * Writes the pack from the video's own artifacts, so its packets equal the published ones. A pack with faults is
 * recorded as failed with them and not stored.
 */
export const createPreparePack = ({
  db,
  store,
  artifacts,
  jail,
  ffmpeg,
}: Dependencies): Activities['preparePack'] => {
  const writePack = createPackWriter({ ffmpeg })
  return withHeartbeats('pack_failed', async ({ planKey, layoutKey, filename, ...ref }, signal) => {
    const plan = await readPlan(store, planKey)
    const laidOut = await readLaidOutPlan(store, layoutKey)
    const title = await findTitle(db, ref.projectId)
    await using scratch = await jail.scratch()
    const tracks = await fetchVideo(artifacts, scratch, plan, laidOut)
    const output = scratch.file(videoFiles.pack).path
    try {
      const titles = await findTranslatedTitles(db, ref.projectId)
      const said = videoTexts(plan, laidOut)
      await writePack({ video: tracks, title, titles, said, output, scratch, signal })
    } catch (error) {
      if (!(error instanceof PackRefused)) throw error
      const faults = [...error.faults]
      await savePack(db, ref, { status: 'failed', code: 'pack_refused', faults })
      return
    }
    const key = objectKeys.videoFile(filename, videoFiles.pack)
    const size = await store.putFile(key, output, videoFileType(videoFiles.pack))
    const kept = await savePack(db, ref, { status: 'ready', size }, { name: videoFiles.pack, size })
    // The video was deleted meanwhile, so no row names this file: remove it.
    if (!kept) await store.remove(key)
  })
}

export const createFailPack =
  ({ db }: Dependencies): Activities['failPack'] =>
  async ({ code, ...video }) => {
    await savePack(db, video, { status: 'failed', code, faults: [] })
  }
