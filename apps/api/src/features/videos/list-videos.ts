import { listVideos as contract } from '@voxdeck/contracts/videos/list-videos'
import { listVideoRows } from '@voxdeck/db/videos/video-rows'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { presentListedVideo } from '../../presenters/present-video.ts'

export const listVideos = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'read')
    return (await listVideoRows(db, [params.id])).map(presentListedVideo)
  })
