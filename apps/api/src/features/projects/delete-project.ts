import { deleteProject as contract } from '@voxdeck/contracts/projects/delete-project'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { removeProject } from './remove-project.ts'

export const deleteProject = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    await requireProject(dependencies.db, { userId: user.id, projectId: params.id }, 'delete')
    await removeProject(dependencies, params.id, actor)
    return undefined
  })
