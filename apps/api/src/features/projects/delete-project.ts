import { deleteProject as contract } from '@voxdeck/contracts/projects/delete-project'
import { changeProject } from '@voxdeck/db/projects/change-project'
import { deleteProject as removeProject } from '@voxdeck/db/projects/delete-project'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireProject } from './project-access.ts'

export const deleteProject = ({ db, workflows }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'delete')
    // Under the lock nobody asks for another film; and if one cannot be ended, the project stays and can be asked for again.
    // The files stay in the store: a step that is under way may still be reading them.
    await changeProject(db, params.id, async (trx) => {
      const running = await removeProject(trx, params.id)
      for (const videoId of running) await workflows.cancelVideo(videoId)
    })
    return undefined
  })
