import type { ImageJson } from '@voxdeck/contracts/slides/image'
import type { Db } from '@voxdeck/db/connect'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { HttpProblem } from '../../http/http-problem.ts'
import { measuredNarrations } from '../../plans/measured-narrations.ts'
import { presentSlides } from '../../presenters/present-project.ts'

export const loadSlides = async (db: Db, member: Membership): Promise<ImageJson[]> => {
  const rows = await findProjectRows(db, member)
  if (!rows) throw new HttpProblem('not_found')
  return presentSlides(rows, await measuredNarrations(db, rows))
}

export const loadSlide = async (db: Db, member: Membership, slideId: string): Promise<ImageJson> => {
  const slide = (await loadSlides(db, member)).find(({ id }) => id === slideId)
  if (!slide) throw new HttpProblem('not_found')
  return slide
}
