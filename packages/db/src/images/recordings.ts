import type { Db } from '../connect.ts'
import { changeProject } from '../projects/change-project.ts'
import { touchProject } from '../projects/touch-project.ts'
import { findImageProject } from './clips.ts'

export type KeptRecording = {
  filename: string
  hash: string
  samples: number
  peaks: number[]
  /** Bytes. */
  size: number
}

export const recordingColumns = (recording: KeptRecording | null) => ({
  recording_filename: recording?.filename ?? null,
  recording_hash: recording?.hash ?? null,
  recording_samples: recording?.samples ?? null,
  recording_peaks: recording?.peaks ?? null,
  recording_size: recording?.size ?? null,
})

/** False when the slide was deleted meanwhile. */
export const setRecording = (
  db: Db,
  { projectId, imageId, ...recording }: KeptRecording & { projectId: string; imageId: string },
): Promise<boolean> =>
  changeProject(db, projectId, async (trx) => {
    if ((await findImageProject(trx, imageId)) !== projectId) return false
    const columns = recordingColumns(recording)
    await trx
      .insertInto('slide_scripts')
      .values({ image_id: imageId, ...columns })
      .onConflict((conflict) => conflict.column('image_id').doUpdateSet(columns))
      .execute()
    await touchProject(trx, projectId)
    return true
  })

/** Whether the person is a member of the project that this recording belongs to. */
export const findRecordingFile = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('slide_scripts')
    .innerJoin('images', 'images.id', 'slide_scripts.image_id')
    .innerJoin('members', 'members.project_id', 'images.project_id')
    .where('members.user_id', '=', userId)
    .where('slide_scripts.recording_filename', '=', filename)
    .select('images.id')
    .executeTakeFirst()
  return row !== undefined
}
