import { createProject as contract } from '@voxdeck/contracts/projects/create-project'
import { createProject as insertProject } from '@voxdeck/db/projects/create-project'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadProject } from './load-project.ts'

export const createProject = ({ db }: Dependencies) =>
  endpoint(contract, async ({ body, user }) => {
    const projectId = await insertProject(db, { userId: user.id, title: body.title })
    return loadProject(db, { userId: user.id, projectId })
  })
