import type { Db } from '../connect.ts'
import { changeProject } from '../projects/change-project.ts'
import { touchProject } from '../projects/touch-project.ts'

export const findImageProject = async (db: Db, imageId: string): Promise<string | null> => {
  const row = await db.selectFrom('images').where('id', '=', imageId).select('project_id').executeTakeFirst()
  return row?.project_id ?? null
}

export type NewClip = {
  projectId: string
  imageId: string
  filename: string
  originalName: string
  hash: string
  frames: number
  size: number
  hasSound: boolean
}

/** False when the slide was deleted meanwhile. */
export const setClip = (db: Db, clip: NewClip): Promise<boolean> =>
  changeProject(db, clip.projectId, async (trx) => {
    if ((await findImageProject(trx, clip.imageId)) !== clip.projectId) return false
    const columns = {
      clip_filename: clip.filename,
      clip_original_name: clip.originalName,
      clip_hash: clip.hash,
      clip_frames: clip.frames,
      clip_size: clip.size,
      clip_has_sound: clip.hasSound,
      clip_keeps_sound: false,
    }
    await trx
      .insertInto('slide_scripts')
      .values({ image_id: clip.imageId, ...columns })
      .onConflict((conflict) => conflict.column('image_id').doUpdateSet(columns))
      .execute()
    await touchProject(trx, clip.projectId)
    return true
  })

/** Whether the person is a member of the project that this clip belongs to. */
export const findClipFile = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('slide_scripts')
    .innerJoin('images', 'images.id', 'slide_scripts.image_id')
    .innerJoin('members', 'members.project_id', 'images.project_id')
    .where('members.user_id', '=', userId)
    .where('slide_scripts.clip_filename', '=', filename)
    .select('images.id')
    .executeTakeFirst()
  return row !== undefined
}
