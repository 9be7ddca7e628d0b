import { deleteVideo as contract } from '@voxdeck/contracts/videos/delete-video'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { removeVideo } from './remove-video.ts'

export const deleteVideo = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    await requireProject(dependencies.db, { userId: user.id, projectId: params.projectId }, 'delete')
    if (!(await removeVideo(dependencies, params, actor))) throw new HttpProblem('not_found')
    return undefined
  })
