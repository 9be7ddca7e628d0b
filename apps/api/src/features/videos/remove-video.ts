import { deleteVideo, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'

/** Deletes a video with its files, or cancels its workflow if it has none yet. False when there is none. */
export const removeVideo = (
  { db, store, workflows }: Pick<Dependencies, 'db' | 'store' | 'workflows'>,
  video: VideoRef,
): Promise<boolean> =>
  // In a transaction: a file whose row was deleted could never be deleted again.
  db.transaction().execute(async (trx) => {
    const removed = await deleteVideo(trx, video)
    if (!removed) return false
    const { filename, files } = removed
    if (filename) {
      for (const name of files) await store.remove(objectKeys.videoFile(filename, name))
      await store.remove(objectKeys.video(filename))
    } else await workflows.cancelVideo(video.videoId)
    return true
  })
