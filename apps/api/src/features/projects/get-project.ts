import { getProject as contract } from '@voxdeck/contracts/projects/get-project'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadProject } from './load-project.ts'

export const getProject = ({ db }: Dependencies) =>
  endpoint(contract, ({ params, user }) => loadProject(db, { userId: user.id, projectId: params.id }))
