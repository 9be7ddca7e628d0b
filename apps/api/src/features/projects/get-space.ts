import { getSpace as contract } from '@voxdeck/contracts/projects/get-space'
import { spaceOfProject } from '@voxdeck/db/space/count-space'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireProject } from './project-access.ts'

export const getSpace = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'read')
    const space = await spaceOfProject(db, params.id)
    const total = Object.values(space).reduce((sum, bytes) => sum + bytes, 0)
    const { clips: videos, videos: films, ...others } = space
    return { ...others, videos, films, total }
  })
