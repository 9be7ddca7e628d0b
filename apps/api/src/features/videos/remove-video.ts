import { type Actor, writeAudit } from '@voxdeck/db/audit/audit'
import { deleteVideo, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { videoSubject } from '@voxdeck/delivery/message'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'

/** Deletes a video with its files, and ends its workflow if it has none yet. False when there is none. */
export const removeVideo = (
  { delivery }: Pick<Dependencies, 'delivery'>,
  video: VideoRef,
  actor: Actor,
): Promise<boolean> =>
  delivery.transact(async (trx, send) => {
    const removed = await deleteVideo(trx, video)
    if (!removed) return false
    const { projectId, videoId } = video
    const { filename, files } = removed
    await writeAudit(trx, actor, { action: 'deleteVideo', projectId, subject: videoId })
    if (filename) {
      const keys = [...files.map((name) => objectKeys.videoFile(filename, name)), objectKeys.video(filename)]
      await send({ kind: 'removeObjects', subject: videoSubject(videoId), keys })
    } else await send({ kind: 'cancelVideo', videoId })
    return true
  })
