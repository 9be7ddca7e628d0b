import { deleteVideo as contract } from '@voxdeck/contracts/videos/delete-video'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireProject } from '../projects/project-access.ts'
import { removeVideo } from './remove-video.ts'

export const deleteVideo = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(dependencies.db, { userId: user.id, projectId: params.projectId }, 'delete')
    if (!(await removeVideo(dependencies, params))) throw new HttpProblem('not_found')
    return undefined
  })
