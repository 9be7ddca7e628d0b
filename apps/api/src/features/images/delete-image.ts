import { deleteImage as contract } from '@voxdeck/contracts/images/delete-image'
import { deleteImage as removeImage } from '@voxdeck/db/images/change-images'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireProject } from '../projects/project-access.ts'

export const deleteImage = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'write')
    // The files stay in the store: a video that is being made may still be reading them.
    if (!(await removeImage(db, params))) throw new HttpProblem('not_found')
    return undefined
  })
