import { plainText } from '@voxdeck/contracts/plain-text'
import { type ProjectSorting, projectSortings } from '@voxdeck/contracts/projects/list-projects'
import type { Place } from '@voxdeck/db/projects/list-projects'
import { z } from 'zod'
import { HttpProblem } from '../../http/http-problem.ts'

// Postgres rejects the year 0.
const time = z.iso.datetime().refine((moment) => !moment.startsWith('0000'))
const keys: Record<ProjectSorting, z.ZodType<string>> = { edited: time, created: time, title: plainText() }
const cursorSchema = z.tuple([z.enum(projectSortings), z.string(), z.uuid()])

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** Opaque to callers. It contains the sort key, so paging continues if that project was deleted. */
export const writeCursor = (sort: ProjectSorting, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

export const readCursor = (sort: ProjectSorting, cursor: string): Place => {
  const { data } = cursorSchema.safeParse(parsed(cursor))
  const key = data?.[0] === sort ? keys[sort].safeParse(data[1]).data : undefined
  if (!data || key === undefined) throw new HttpProblem('invalid_request', 'after: no cursor of this sorting')
  return { key, id: data[2] }
}
