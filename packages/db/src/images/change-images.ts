import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { changeProject } from '../projects/change-project.ts'
import { touchProject } from '../projects/touch-project.ts'

export type NewPicture = {
  filename: string
  thumbnailFilename: string
  contentType: string
  pictureHash: string
  size: number
  width: number
  height: number
}

const columnsOf = (picture: NewPicture) => ({
  filename: picture.filename,
  thumbnail_filename: picture.thumbnailFilename,
  content_type: picture.contentType,
  picture_hash: picture.pictureHash,
  size: picture.size,
  width: picture.width,
  height: picture.height,
})

/** Adds a slide at the end. Null when the project has as many as it may. */
export const addImage = (
  db: Db,
  {
    projectId,
    originalName,
    picture,
    most,
  }: { projectId: string; originalName: string; picture: NewPicture; most: number },
): Promise<string | null> =>
  changeProject(db, projectId, async (trx) => {
    const { count, last } = await trx
      .selectFrom('images')
      .where('project_id', '=', projectId)
      .select((select) => [select.fn.countAll<number>().as('count'), select.fn.max('order_index').as('last')])
      .executeTakeFirstOrThrow()
    if (count >= most) return null
    const { id } = await trx
      .insertInto('images')
      .values({
        project_id: projectId,
        original_name: originalName,
        order_index: last === null ? 0 : last + 1,
        ...columnsOf(picture),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await touchProject(trx, projectId)
    return id
  })

type ImageOf = { projectId: string; imageId: string }

/** Files that nothing names any more, for the caller to remove. */
export type OrphanedFiles = string[]

export const replacePicture = (
  db: Db,
  { projectId, imageId, picture }: ImageOf & { picture: NewPicture },
): Promise<OrphanedFiles | null> =>
  changeProject(db, projectId, async (trx) => {
    const old = await trx
      .selectFrom('images')
      .where('id', '=', imageId)
      .where('project_id', '=', projectId)
      .select(['filename', 'thumbnail_filename'])
      .executeTakeFirst()
    if (!old) return null
    await trx.updateTable('images').set(columnsOf(picture)).where('id', '=', imageId).execute()
    await touchProject(trx, projectId)
    return [old.filename, old.thumbnail_filename]
  })

export const renameImage = (
  db: Db,
  { projectId, imageId, originalName }: ImageOf & { originalName: string },
): Promise<boolean> =>
  changeProject(db, projectId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('images')
      .set({ original_name: originalName })
      .where('id', '=', imageId)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await touchProject(trx, projectId)
    return true
  })

export const deleteImage = (db: Db, { projectId, imageId }: ImageOf): Promise<OrphanedFiles | null> =>
  changeProject(db, projectId, async (trx) => {
    const old = await trx
      .deleteFrom('images')
      .where('id', '=', imageId)
      .where('project_id', '=', projectId)
      .returning(['filename', 'thumbnail_filename', 'order_index'])
      .executeTakeFirst()
    if (!old) return null
    await sql`set constraints images_order deferred`.execute(trx)
    await trx
      .updateTable('images')
      .set({ order_index: sql`order_index - 1` })
      .where('project_id', '=', projectId)
      .where('order_index', '>', old.order_index)
      .execute()
    await touchProject(trx, projectId)
    return [old.filename, old.thumbnail_filename]
  })

/** False when the ids are not exactly the project's slides. */
export const reorderImages = (
  db: Db,
  { projectId, imageIds }: { projectId: string; imageIds: string[] },
): Promise<boolean> =>
  changeProject(db, projectId, async (trx) => {
    const current = await trx.selectFrom('images').where('project_id', '=', projectId).select('id').execute()
    const known = new Set(current.map((image) => image.id))
    if (known.size !== imageIds.length || !imageIds.every((id) => known.has(id))) return false
    if (new Set(imageIds).size !== imageIds.length) return false
    await sql`set constraints images_order deferred`.execute(trx)
    // One statement: as many as there are slides would keep the project locked for as many round trips.
    await sql`update images set order_index = wanted.place - 1
              from unnest(${imageIds}::uuid[]) with ordinality as wanted (id, place)
              where images.id = wanted.id and images.project_id = ${projectId}`.execute(trx)
    await touchProject(trx, projectId)
    return true
  })
