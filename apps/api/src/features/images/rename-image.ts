import { renameImage as contract } from '@voxdeck/contracts/images/rename-image'
import { renameImage as saveName } from '@voxdeck/db/images/change-images'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireProject } from '../projects/project-access.ts'
import { loadImage } from './load-image.ts'

export const renameImage = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const member = { userId: user.id, projectId: params.projectId }
    await requireProject(db, member, 'write')
    if (!(await saveName(db, { ...params, ...body }))) throw new HttpProblem('not_found')
    return loadImage(db, member, params.imageId)
  })
