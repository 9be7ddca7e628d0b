import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import type { SlideLanguage } from './slide-language.ts'

type SlideOfProject = { projectId: string; slideId: string }

/** A recording that another replaced, and that is kept to be compared. */
export type StoredTake = { filename: string; samples: number; peaks: number[]; createdAt: Date }

/** A slide keeps so many; older ones are swept like removed recordings. */
const mostTakes = 10

/** Newest first; of a slide of another project none. */
export const listTakes = async (
  db: Db,
  { projectId, slideId, language }: SlideOfProject & SlideLanguage,
): Promise<StoredTake[]> => {
  const rows = await db
    .selectFrom('recordings')
    .innerJoin('slides', 'slides.id', 'recordings.slide_id')
    .where('slides.project_id', '=', projectId)
    .where('slides.id', '=', slideId)
    .where('recordings.language', '=', language)
    .where('recordings.is_take', '=', true)
    .orderBy('recordings.created_at', 'desc')
    .select([
      'recordings.filename',
      'recordings.samples',
      'recordings.peaks',
      'recordings.created_at as createdAt',
    ])
    .execute()
  return rows
}

/** The oldest are no longer offered; the caller holds the project's lock. */
export const limitTakes = async (trx: Db, { slideId, language }: SlideLanguage): Promise<void> => {
  await trx
    .updateTable('recordings')
    .set({ is_take: false })
    .where('slide_id', '=', slideId)
    .where('language', '=', language)
    .where('is_take', '=', true)
    .where('filename', 'not in', (query) =>
      query
        .selectFrom('recordings')
        .where('slide_id', '=', slideId)
        .where('language', '=', language)
        .where('is_take', '=', true)
        .orderBy('created_at', 'desc')
        .limit(mostTakes)
        .select('filename'),
    )
    .execute()
}

/** False when the slide has no such take. */
export const deleteTake = (
  db: Db,
  { projectId, slideId, filename }: SlideOfProject & { filename: string },
): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('recordings')
      .from('slides')
      .whereRef('slides.id', '=', 'recordings.slide_id')
      .where('slides.project_id', '=', projectId)
      .where('recordings.slide_id', '=', slideId)
      .where('recordings.filename', '=', filename)
      .where('recordings.is_take', '=', true)
      .set({ is_take: false })
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await bumpRevision(trx, projectId)
    return true
  })
