import { updateProject as contract } from '@voxdeck/contracts/projects/update-project'
import { updateProject as saveProject } from '@voxdeck/db/projects/update-project'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadProject } from './load-project.ts'
import { requireProject } from './project-access.ts'

export const updateProject = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    if (!(await saveProject(db, params.id, body))) throw new HttpProblem('not_found')
    return loadProject(db, member)
  })
