import { cancelVideo as contract } from '@voxdeck/contracts/videos/cancel-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { findVideoRow } from '@voxdeck/db/videos/video-rows'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { presentVideo } from '../../presenters/present-video.ts'

export const cancelVideo = ({ db, workflows }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'generate')
    if (!(await findVideoRow(db, params))) throw new HttpProblem('not_found')
    if (await endVideo(db, params, { status: 'cancelled' })) await workflows.cancelVideo(params.videoId)
    const row = await findVideoRow(db, params)
    if (!row) throw new HttpProblem('not_found')
    return presentVideo(row)
  })
