import { listProjects as contract } from '@voxdeck/contracts/projects/list-projects'
import { listProjectRows } from '@voxdeck/db/projects/project-rows'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { presentSummary } from './present-project.ts'

const pageSize = 100

export const listProjects = ({ db }: Dependencies) =>
  endpoint(contract, async ({ query, user }) => {
    const before = query.before ? new Date(query.before) : null
    const rows = await listProjectRows(db, { userId: user.id, limit: query.limit ?? pageSize, before })
    return rows.map(presentSummary)
  })
