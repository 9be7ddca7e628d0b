import { listProjects as contract } from '@voxdeck/contracts/projects/list-projects'
import { listProjects as readPage } from '@voxdeck/db/projects/list-projects'
import { loadCardParts, loadFullParts } from '@voxdeck/db/projects/summary-parts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { presentSummary } from '../../presenters/present-summary.ts'
import { readCursor, writeCursor } from './project-cursor.ts'

const pageSize = 100

export const listProjects = ({ db }: Dependencies) =>
  endpoint(contract, async ({ query, user }) => {
    const { search = '', sort = 'edited', limit = pageSize, after, view = 'full' } = query
    const place = after === undefined ? null : readCursor(sort, after)
    const projects = await readPage(db, { userId: user.id, search, sort, limit, after: place })
    const loadParts = view === 'card' ? loadCardParts : loadFullParts
    const partsOf = await loadParts(
      db,
      projects.map(({ id }) => id),
    )
    return projects.map((project) =>
      presentSummary(project, partsOf(project.id), writeCursor(sort, project.place)),
    )
  })
