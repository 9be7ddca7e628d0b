import { listVideos as contract } from '@voxdeck/contracts/videos/list-videos'
import { listVideoRows } from '@voxdeck/db/videos/video-rows'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireProject } from '../projects/project-access.ts'
import { presentListedVideo } from './present-video.ts'

export const listVideos = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'read')
    return (await listVideoRows(db, [params.id])).map(presentListedVideo)
  })
