import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** Columns of a slide that describe its picture, or its clip. */
const columns = {
  picture: [
    'picture_filename',
    'thumbnail_filename',
    'picture_type',
    'picture_hash',
    'picture_size',
    'picture_width',
    'picture_height',
  ],
  clip: [
    'clip_filename',
    'clip_name',
    'clip_hash',
    'clip_frames',
    'clip_width',
    'clip_height',
    'clip_size',
    'clip_has_sound',
    'clip_keeps_sound',
  ],
} as const

export type FileKind = keyof typeof columns

type KeptFile = { slideId: string; kind: FileKind }

/** Keeps the slide's picture or clip, which is about to be replaced or removed. The caller holds the project's lock. */
export const keepFile = async (trx: Db, { slideId, kind }: KeptFile): Promise<void> => {
  const row = await trx
    .selectFrom('slides')
    .where('id', '=', slideId)
    .select([...columns[kind]])
    .executeTakeFirst()
  const facts = row as Record<string, unknown> | undefined
  const filename = facts?.[columns[kind][0]]
  if (typeof filename !== 'string') return
  await trx
    .insertInto('replaced_files')
    .values({
      filename,
      slide_id: slideId,
      kind,
      thumbnail_filename: kind === 'picture' ? String(facts?.thumbnail_filename) : null,
      facts: JSON.stringify(facts),
    })
    .execute()
}

/**
 * Puts a file back that was replaced; the one that is there now is kept in turn. False when it is not kept any more. The
 * caller holds the project's lock.
 */
export const takeFileBack = async (
  trx: Db,
  { slideId, kind, filename }: KeptFile & { filename: string },
): Promise<boolean> => {
  const kept = await trx
    .deleteFrom('replaced_files')
    .where('filename', '=', filename)
    .where('slide_id', '=', slideId)
    .where('kind', '=', kind)
    .returning('facts')
    .executeTakeFirst()
  if (!kept) return false
  await keepFile(trx, { slideId, kind })
  await trx.updateTable('slides').set(kept.facts).where('id', '=', slideId).execute()
  return true
}

/** Deletes files, recordings and slides that were replaced or deleted so many days ago; their objects are swept. */
export const deleteExpiredSlides = async (db: Db, days: number): Promise<number> => {
  const before = sql<Date>`now() - make_interval(days => ${days})`
  const files = await db.deleteFrom('replaced_files').where('replaced_at', '<', before).executeTakeFirst()
  const recordings = await db
    .deleteFrom('recordings')
    .where('removed_at', '<', before)
    .where('is_take', '=', false)
    .executeTakeFirst()
  const slides = await db.deleteFrom('slides').where('deleted_at', '<', before).executeTakeFirst()
  return Number(files.numDeletedRows + recordings.numDeletedRows + slides.numDeletedRows)
}
