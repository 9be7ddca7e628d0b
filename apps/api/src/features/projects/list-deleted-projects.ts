import { listDeletedProjects as contract } from '@voxdeck/contracts/projects/list-deleted-projects'
import { listDeletedProjects as list } from '@voxdeck/db/projects/trash'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

const dayMs = 24 * 3600 * 1000

export const listDeletedProjects = ({ db, trashDays }: Dependencies) =>
  endpoint(contract, async ({ user }) =>
    (await list(db, user.id)).map(({ id, title, slides, deletedAt }) => ({
      id,
      title,
      imageCount: slides,
      deletedAt: deletedAt.toISOString(),
      goneAt: new Date(deletedAt.getTime() + trashDays * dayMs).toISOString(),
    })),
  )
