import { getSpace as contract } from '@voxdeck/contracts/projects/get-space'
import { countProjectBytes } from '@voxdeck/db/space/count-bytes'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const getSpace = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'read')
    const space = await countProjectBytes(db, params.id)
    const total = Object.values(space).reduce((sum, bytes) => sum + bytes, 0)
    const { clips: videos, videos: films, ...others } = space
    return { ...others, videos, films, total }
  })
