import type { Db } from '../connect.ts'
import { isSlideFileOf, setSlideFile } from './slide-columns.ts'

export type StoredClip = {
  filename: string
  originalName: string
  hash: string
  frames: number
  width: number
  height: number
  size: number
  hasSound: boolean
}

/** Its sound is off until somebody wants it. */
export const clipColumns = (clip: StoredClip | null) => ({
  clip_filename: clip?.filename ?? null,
  clip_original_name: clip?.originalName ?? null,
  clip_hash: clip?.hash ?? null,
  clip_frames: clip?.frames ?? null,
  clip_width: clip?.width ?? null,
  clip_height: clip?.height ?? null,
  clip_size: clip?.size ?? null,
  clip_has_sound: clip?.hasSound ?? false,
  clip_keeps_sound: false,
})

/** False when the slide was deleted meanwhile. */
export const setClip = (
  db: Db,
  { projectId, imageId, ...clip }: StoredClip & { projectId: string; imageId: string },
): Promise<boolean> => setSlideFile(db, { projectId, imageId }, clipColumns(clip))

/** Whether the person is a member of the project that this clip belongs to. */
export const findClipFile = (db: Db, file: { userId: string; filename: string }): Promise<boolean> =>
  isSlideFileOf(db, 'clip_filename', file)
