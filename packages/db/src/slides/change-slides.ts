import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'

export type StoredPicture = {
  filename: string
  thumbnailFilename: string
  contentType: string
  /** SHA-256 of the re-encoded bytes; shots depend on it. */
  hash: string
  /** Bytes of the uploaded file. */
  size: number
  width: number
  height: number
}

export const pictureColumns = (picture: StoredPicture) => ({
  picture_filename: picture.filename,
  thumbnail_filename: picture.thumbnailFilename,
  picture_type: picture.contentType,
  picture_hash: picture.hash,
  picture_size: picture.size,
  picture_width: picture.width,
  picture_height: picture.height,
})

/** Adds a slide at the end. Null when the project already has `most` slides. */
export const addSlide = (
  db: Db,
  {
    projectId,
    pictureName,
    picture,
    most,
  }: { projectId: string; pictureName: string; picture: StoredPicture; most: number },
): Promise<string | null> =>
  withProjectLock(db, projectId, async (trx) => {
    const { count, last } = await trx
      .selectFrom('slides')
      .where('project_id', '=', projectId)
      .select((select) => [select.fn.countAll<number>().as('count'), select.fn.max('position').as('last')])
      .executeTakeFirstOrThrow()
    if (count >= most) return null
    const { id } = await trx
      .insertInto('slides')
      .values({
        project_id: projectId,
        picture_name: pictureName,
        position: last === null ? 0 : last + 1,
        ...pictureColumns(picture),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await bumpRevision(trx, projectId)
    return id
  })

type SlideId = { projectId: string; slideId: string }

/** Names of files that no row refers to any more, for the caller to remove. */
export type OrphanedFiles = string[]

export const replacePicture = (
  db: Db,
  { projectId, slideId, picture }: SlideId & { picture: StoredPicture },
): Promise<OrphanedFiles | null> =>
  withProjectLock(db, projectId, async (trx) => {
    const old = await trx
      .selectFrom('slides')
      .where('id', '=', slideId)
      .where('project_id', '=', projectId)
      .select(['picture_filename', 'thumbnail_filename'])
      .executeTakeFirst()
    if (!old) return null
    await trx.updateTable('slides').set(pictureColumns(picture)).where('id', '=', slideId).execute()
    await bumpRevision(trx, projectId)
    return [old.picture_filename, old.thumbnail_filename]
  })

export const renameSlide = (
  db: Db,
  { projectId, slideId, pictureName }: SlideId & { pictureName: string },
): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('slides')
      .set({ picture_name: pictureName })
      .where('id', '=', slideId)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await bumpRevision(trx, projectId)
    return true
  })

export const deleteSlide = (db: Db, { projectId, slideId }: SlideId): Promise<OrphanedFiles | null> =>
  withProjectLock(db, projectId, async (trx) => {
    const old = await trx
      .deleteFrom('slides')
      .where('id', '=', slideId)
      .where('project_id', '=', projectId)
      .returning(['picture_filename', 'thumbnail_filename', 'position'])
      .executeTakeFirst()
    if (!old) return null
    await sql`set constraints slides_position deferred`.execute(trx)
    await trx
      .updateTable('slides')
      .set({ position: sql`position - 1` })
      .where('project_id', '=', projectId)
      .where('position', '>', old.position)
      .execute()
    await bumpRevision(trx, projectId)
    return [old.picture_filename, old.thumbnail_filename]
  })

/** False when the ids are not exactly the project's slides. */
export const reorderSlides = (
  db: Db,
  { projectId, slideIds }: { projectId: string; slideIds: string[] },
): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    const current = await trx.selectFrom('slides').where('project_id', '=', projectId).select('id').execute()
    const known = new Set(current.map(({ id }) => id))
    if (known.size !== slideIds.length || !slideIds.every((id) => known.has(id))) return false
    if (new Set(slideIds).size !== slideIds.length) return false
    await sql`set constraints slides_position deferred`.execute(trx)
    // A single UPDATE: one per slide would hold the project's lock for as many round trips.
    await sql`update slides set position = wanted.place - 1
              from unnest(${slideIds}::uuid[]) with ordinality as wanted (id, place)
              where slides.id = wanted.id and slides.project_id = ${projectId}`.execute(trx)
    await bumpRevision(trx, projectId)
    return true
  })
