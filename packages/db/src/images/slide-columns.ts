import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../connect.ts'
import { changeProject } from '../projects/change-project.ts'
import { touchProject } from '../projects/touch-project.ts'
import type { Schema } from '../schema.ts'

export const findImageProject = async (db: Db, imageId: string): Promise<string | null> => {
  const row = await db.selectFrom('images').where('id', '=', imageId).select('project_id').executeTakeFirst()
  return row?.project_id ?? null
}

/** A slide has no row of its own until there is something to write into it. */
export const writeSlideColumns = async (
  db: Db,
  imageId: string,
  columns: Omit<Insertable<Schema['slide_scripts']> & Updateable<Schema['slide_scripts']>, 'image_id'>,
): Promise<void> => {
  await db
    .insertInto('slide_scripts')
    .values({ image_id: imageId, ...columns })
    .onConflict((conflict) =>
      Object.keys(columns).length === 0
        ? conflict.column('image_id').doNothing()
        : conflict.column('image_id').doUpdateSet(columns),
    )
    .execute()
}

/** Gives a slide its file. False when the slide was deleted meanwhile. */
export const setSlideFile = (
  db: Db,
  { projectId, imageId }: { projectId: string; imageId: string },
  columns: Parameters<typeof writeSlideColumns>[2],
): Promise<boolean> =>
  changeProject(db, projectId, async (trx) => {
    if ((await findImageProject(trx, imageId)) !== projectId) return false
    await writeSlideColumns(trx, imageId, columns)
    await touchProject(trx, projectId)
    return true
  })

/** Whether the person is a member of the project whose slide has this file. */
export const isSlideFileOf = async (
  db: Db,
  column: 'clip_filename' | 'recording_filename',
  { userId, filename }: { userId: string; filename: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('slide_scripts')
    .innerJoin('images', 'images.id', 'slide_scripts.image_id')
    .innerJoin('members', 'members.project_id', 'images.project_id')
    .where('members.user_id', '=', userId)
    .where(`slide_scripts.${column}`, '=', filename)
    .select('images.id')
    .executeTakeFirst()
  return row !== undefined
}
