import type { Image } from '@voxdeck/contracts/images/image'
import type { Db } from '@voxdeck/db/connect'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { HttpProblem } from '../../http/http-problem.ts'
import { measuredNarrations } from '../projects/measured-narrations.ts'
import { presentImages } from '../projects/present-project.ts'

export const loadImages = async (db: Db, member: Membership): Promise<Image[]> => {
  const rows = await findProjectRows(db, member)
  if (!rows) throw new HttpProblem('not_found')
  return presentImages(rows, await measuredNarrations(db, rows))
}

export const loadImage = async (db: Db, member: Membership, imageId: string): Promise<Image> => {
  const image = (await loadImages(db, member)).find((candidate) => candidate.id === imageId)
  if (!image) throw new HttpProblem('not_found')
  return image
}
