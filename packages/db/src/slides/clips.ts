import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { findSlideProject } from './find-slide-project.ts'
import { keepFile } from './replaced-files.ts'

export type StoredClip = {
  filename: string
  /** Name of the file as it was uploaded. */
  name: string | null
  hash: string
  frames: number
  /** Width, height and size are null for clips stored before they were measured. */
  width: number | null
  height: number | null
  size: number | null
  hasSound: boolean
}

/** A new clip's sound is off. */
export const clipColumns = (clip: StoredClip | null) => ({
  clip_filename: clip?.filename ?? null,
  clip_name: clip?.name ?? null,
  clip_hash: clip?.hash ?? null,
  clip_frames: clip?.frames ?? null,
  clip_width: clip?.width ?? null,
  clip_height: clip?.height ?? null,
  clip_size: clip?.size ?? null,
  clip_has_sound: clip?.hasSound ?? false,
  clip_keeps_sound: false,
})

type SlideClip = StoredClip & { projectId: string; slideId: string }

/** False when the slide was deleted meanwhile. The caller holds the project's lock. */
export const writeClip = async (trx: Db, { projectId, slideId, ...clip }: SlideClip): Promise<boolean> => {
  if ((await findSlideProject(trx, slideId)) !== projectId) return false
  await keepFile(trx, { slideId, kind: 'clip' })
  await trx.updateTable('slides').set(clipColumns(clip)).where('id', '=', slideId).execute()
  await bumpRevision(trx, projectId)
  return true
}

export const setClip = (db: Db, clip: SlideClip): Promise<boolean> =>
  withProjectLock(db, clip.projectId, (trx) => writeClip(trx, clip))

/** Whether the person is a member of the project that this clip belongs to. */
export const findClipFile = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('slides')
    .innerJoin('members', 'members.project_id', 'slides.project_id')
    .where('members.user_id', '=', userId)
    .where('slides.clip_filename', '=', filename)
    .select('slides.id')
    .executeTakeFirst()
  return row !== undefined
}
