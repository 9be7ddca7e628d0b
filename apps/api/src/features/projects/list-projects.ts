import { listProjects as contract } from '@voxdeck/contracts/projects/list-projects'
import type { HashesNow } from '@voxdeck/contracts/projects/project'
import type { Db } from '@voxdeck/db/connect'
import { type ListedProject, listProjects as readPage } from '@voxdeck/db/projects/list-projects'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { loadCardParts, loadFullParts, type SummaryParts } from '@voxdeck/db/projects/summary-parts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { hashesNowIn } from '../../plans/hashes-now.ts'
import { presentSummary } from '../../presenters/present-summary.ts'
import { readCursor, writeCursor } from './project-cursor.ts'

const pageSize = 100

/** In the languages of the newest finished video; its own hashes where nothing was edited since it was requested. */
const hashesOfNewest = async (
  db: Db,
  userId: string,
  { id: projectId, updated_at }: ListedProject,
  { videos }: SummaryParts,
): Promise<HashesNow> => {
  const video = videos.find(({ status }) => status === 'completed')
  if (!video?.content_hash || !video.text_hash) return []
  const { languages, text_hash: textHash, content_hash: contentHash } = video
  if (updated_at < video.requested_at) return [{ languages, textHash, contentHash }]
  const rows = await findProjectRows(db, { userId, projectId })
  return rows ? hashesNowIn(db, rows, [languages]) : []
}

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
    const summaries = []
    for (const project of projects) {
      const parts = partsOf(project.id)
      const hashes = await hashesOfNewest(db, user.id, project, parts)
      summaries.push(presentSummary(project, parts, hashes, writeCursor(sort, project.place)))
    }
    return summaries
  })
