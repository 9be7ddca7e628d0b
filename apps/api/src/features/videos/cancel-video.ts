import { cancelVideo as contract } from '@voxdeck/contracts/videos/cancel-video'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { findVideoRow } from '@voxdeck/db/videos/video-rows'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { presentVideo } from '../../presenters/present-video.ts'

export const cancelVideo = ({ db, delivery }: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'generate')
    if (!(await findVideoRow(db, params))) throw new HttpProblem('not_found')
    const { projectId, videoId } = params
    await delivery.transact(async (trx, send) => {
      if (!(await endVideo(trx, params, { status: 'cancelled' }))) return
      await send({ kind: 'cancelVideo', videoId })
      await writeAudit(trx, actor, { action: 'cancelVideo', projectId, subject: videoId })
    })
    const row = await findVideoRow(db, params)
    if (!row) throw new HttpProblem('not_found')
    return presentVideo(row)
  })
