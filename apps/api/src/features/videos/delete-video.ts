import { deleteVideo as contract } from '@voxdeck/contracts/videos/delete-video'
import { deleteVideo as removeVideo } from '@voxdeck/db/videos/video-lifecycle'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireProject } from '../projects/project-access.ts'

export const deleteVideo = ({ db, store, workflows }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'delete')
    // All or nothing: a row that went while its file stayed could never be deleted again.
    await db.transaction().execute(async (trx) => {
      const removed = await removeVideo(trx, params)
      if (!removed) throw new HttpProblem('not_found')
      if (removed.filename) await store.remove(objectKeys.film(removed.filename))
      else await workflows.cancelVideo(params.videoId)
    })
    return undefined
  })
