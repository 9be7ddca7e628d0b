import { sourceLanguage } from '@voxdeck/core/languages/languages'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { findSlideProject } from './find-slide-project.ts'

export type StoredRecording = {
  filename: string
  hash: string
  samples: number
  /** Eight values per second, each from 0 to 100. */
  peaks: number[]
  /** Bytes; null for recordings stored before it was measured. */
  size: number | null
}

/** Replaces the recording in the source language; null removes it. The caller holds the project's lock. */
export const writeRecording = async (
  trx: Db,
  slideId: string,
  recording: StoredRecording | null,
): Promise<void> => {
  await trx
    .deleteFrom('recordings')
    .where('slide_id', '=', slideId)
    .where('language', '=', sourceLanguage)
    .execute()
  if (recording)
    await trx
      .insertInto('recordings')
      .values({ ...recording, slide_id: slideId, language: sourceLanguage })
      .execute()
}

type SlideRecording = StoredRecording & { projectId: string; slideId: string }

/** False when the slide was deleted meanwhile. The caller holds the project's lock. */
export const writeSlideRecording = async (
  trx: Db,
  { projectId, slideId, ...recording }: SlideRecording,
): Promise<boolean> => {
  if ((await findSlideProject(trx, slideId)) !== projectId) return false
  await writeRecording(trx, slideId, recording)
  await bumpRevision(trx, projectId)
  return true
}

export const setRecording = (db: Db, recording: SlideRecording): Promise<boolean> =>
  withProjectLock(db, recording.projectId, (trx) => writeSlideRecording(trx, recording))

/** Whether the person is a member of the project that this recording belongs to. */
export const findRecordingFile = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('recordings')
    .innerJoin('slides', 'slides.id', 'recordings.slide_id')
    .innerJoin('members', 'members.project_id', 'slides.project_id')
    .where('members.user_id', '=', userId)
    .where('recordings.filename', '=', filename)
    .select('recordings.filename')
    .executeTakeFirst()
  return row !== undefined
}
