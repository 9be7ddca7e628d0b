import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { findSourceLanguage } from '../projects/find-source-language.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { findSlideProject } from './find-slide-project.ts'
import { keepFile, takeFileBack } from './replaced-files.ts'

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

export const countSlides = async (trx: Db, projectId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('slides')
    .where('project_id', '=', projectId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findPosition = async (trx: Db, projectId: string, slideId: string): Promise<number | null> => {
  const row = await trx
    .selectFrom('slides')
    .where('id', '=', slideId)
    .where('project_id', '=', projectId)
    .select('position')
    .executeTakeFirst()
  return row?.position ?? null
}

/** The new slide speaks with the voice of the slide before it; at the start, with that of the slide after it. */
const takeNeighbourVoice = async (trx: Db, projectId: string, slideId: string, position: number) => {
  const language = await findSourceLanguage(trx, projectId)
  const neighbour = await trx
    .selectFrom('slides')
    .innerJoin('scripts', 'scripts.slide_id', 'slides.id')
    .where('slides.project_id', '=', projectId)
    .where('slides.position', '=', position === 0 ? 1 : position - 1)
    .where('scripts.language', '=', language)
    .select('scripts.voice')
    .executeTakeFirst()
  if (!neighbour?.voice) return
  await trx
    .insertInto('scripts')
    .values({ slide_id: slideId, language, project_id: projectId, voice: neighbour.voice })
    .execute()
}

type NewSlide = {
  projectId: string
  pictureName: string
  picture: StoredPicture
  /** Added at the end without one, or when it is not one of the project's. */
  beforeSlideId?: string | undefined
  most: number
}

/** Null when the project already has `most` slides. */
export const addSlide = (
  db: Db,
  { projectId, pictureName, picture, beforeSlideId, most }: NewSlide,
): Promise<string | null> =>
  withProjectLock(db, projectId, async (trx) => {
    const count = await countSlides(trx, projectId)
    if (count >= most) return null
    const before = beforeSlideId ? await findPosition(trx, projectId, beforeSlideId) : null
    const position = before ?? count
    await shiftFrom(trx, projectId, position, 1)
    const { id } = await trx
      .insertInto('slides')
      .values({ project_id: projectId, picture_name: pictureName, position, ...pictureColumns(picture) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await takeNeighbourVoice(trx, projectId, id, position)
    await bumpRevision(trx, projectId)
    return id
  })

type SlideId = { projectId: string; slideId: string }

/** The picture that is replaced can be brought back. False when the slide is not one of this project's. */
export const replacePicture = (
  db: Db,
  { projectId, slideId, picture }: SlideId & { picture: StoredPicture },
): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    if ((await findSlideProject(trx, slideId)) !== projectId) return false
    await keepFile(trx, { slideId, kind: 'picture' })
    await trx.updateTable('slides').set(pictureColumns(picture)).where('id', '=', slideId).execute()
    await bumpRevision(trx, projectId)
    return true
  })

/** Brings back a picture that was replaced. False when it is not kept any more. */
export const restorePicture = (
  db: Db,
  { projectId, slideId, filename }: SlideId & { filename: string },
): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    if ((await findSlideProject(trx, slideId)) !== projectId) return false
    if (!(await takeFileBack(trx, { slideId, kind: 'picture', filename }))) return false
    await bumpRevision(trx, projectId)
    return true
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

/** Moves the slides from a position on, to make room for one or to close the gap of one. */
export const shiftFrom = async (trx: Db, projectId: string, position: number, by: 1 | -1): Promise<void> => {
  await sql`set constraints slides_position deferred`.execute(trx)
  await trx
    .updateTable('slides')
    .set({ position: sql`position + ${by}` })
    .where('project_id', '=', projectId)
    .where('position', '>=', position)
    .execute()
}

/** The slide can be brought back. False when it is not one of this project's. */
export const deleteSlide = (db: Db, { projectId, slideId }: SlideId): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    const deleted = await trx
      .updateTable('slides')
      .set({ project_id: null, deleted_from: projectId, deleted_at: sql<Date>`now()` })
      .where('id', '=', slideId)
      .where('project_id', '=', projectId)
      .returning('position')
      .executeTakeFirst()
    if (!deleted) return false
    await shiftFrom(trx, projectId, deleted.position, -1)
    await bumpRevision(trx, projectId)
    return true
  })

/** Brings a deleted slide back to where it was, with its scripts and files. 'full' when the project has `most` slides. */
export const restoreSlide = (
  db: Db,
  { projectId, slideId, most }: SlideId & { most: number },
): Promise<'restored' | 'gone' | 'full'> =>
  withProjectLock(db, projectId, async (trx) => {
    const count = await countSlides(trx, projectId)
    const slide = await trx
      .selectFrom('slides')
      .where('id', '=', slideId)
      .where('deleted_from', '=', projectId)
      .select('position')
      .executeTakeFirst()
    if (!slide) return 'gone'
    if (count >= most) return 'full'
    const position = Math.min(slide.position, count)
    await shiftFrom(trx, projectId, position, 1)
    await trx
      .updateTable('slides')
      .set({ project_id: projectId, deleted_from: null, deleted_at: null, position })
      .where('id', '=', slideId)
      .execute()
    await bumpRevision(trx, projectId)
    return 'restored'
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
