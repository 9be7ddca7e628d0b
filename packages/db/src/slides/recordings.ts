import { sourceLanguage } from '@voxdeck/core/languages/languages'
import type { Narrator } from '@voxdeck/core/slides/slide'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import type { Schema } from '../schema.ts'
import { findSlideProject } from './find-slide-project.ts'
import { limitTakes } from './takes.ts'

export type StoredRecording = {
  filename: string
  hash: string
  samples: number
  /** Eight values per second, each from 0 to 100. */
  peaks: number[]
  /** Bytes; null for recordings stored before it was measured. */
  size: number | null
}

/** `isTake`: another replaces it, and it is kept to be compared. */
const removeRecording = (trx: Db, slideId: string, { isTake }: { isTake: boolean }) =>
  trx
    .updateTable('recordings')
    .set({ is_chosen: false, is_take: isTake, removed_at: sql<Date>`now()` })
    .where('slide_id', '=', slideId)
    .where('language', '=', sourceLanguage)
    .where('removed_at', 'is', null)
    .execute()

/**
 * Replaces the recording in the source language, which is kept as a take; null removes it. The one before can be brought
 * back. The caller holds the project's lock.
 */
export const writeRecording = async (
  trx: Db,
  slideId: string,
  recording: StoredRecording | null,
): Promise<void> => {
  await removeRecording(trx, slideId, { isTake: recording !== null })
  if (!recording) return
  await trx
    .insertInto('recordings')
    .values({ ...recording, slide_id: slideId, language: sourceLanguage })
    .execute()
  await limitTakes(trx, slideId)
}

/** Chooses between the slide's recording and its voice, and keeps the recording; the caller holds the project's lock. */
export const chooseNarrator = async (trx: Db, slideId: string, narrator: Narrator): Promise<void> => {
  await trx
    .updateTable('recordings')
    .set({ is_chosen: narrator === 'recording' })
    .where('slide_id', '=', slideId)
    .where('language', '=', sourceLanguage)
    .where('removed_at', 'is', null)
    .execute()
}

type Recordings = Record<'recording' | 'keptRecording', StoredRecording | null>

/** The recording of a slide, whether it is heard or kept. */
export const ownRecording = ({ recording, keptRecording }: Recordings): StoredRecording | null =>
  recording ?? keptRecording

/** Copies the recording of a slide, heard or kept, under another file name. */
export const copyRecording = async (
  trx: Db,
  slide: Recordings,
  to: { slideId: string; filename: string | null },
): Promise<void> => {
  const copied = ownRecording(slide)
  if (!copied || !to.filename) return
  await writeRecording(trx, to.slideId, { ...copied, filename: to.filename })
  if (slide.keptRecording) await chooseNarrator(trx, to.slideId, 'voice')
}

/** Brings back a recording of the slide that was replaced or removed; the caller holds the project's lock. */
export const takeRecordingBack = async (trx: Db, slideId: string, filename: string): Promise<boolean> => {
  const kept = await trx
    .selectFrom('recordings')
    .where('slide_id', '=', slideId)
    .where('filename', '=', filename)
    .where('removed_at', 'is not', null)
    .select('filename')
    .executeTakeFirst()
  if (!kept) return false
  await removeRecording(trx, slideId, { isTake: true })
  await trx
    .updateTable('recordings')
    .set({ is_chosen: true, is_take: false, removed_at: null })
    .where('filename', '=', filename)
    .execute()
  return true
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

/** It is beside its slide, or kept to be compared. */
export const isKept = (query: ExpressionBuilder<Schema, 'recordings'>) =>
  query.or([query('recordings.removed_at', 'is', null), query('recordings.is_take', '=', true)])

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
    .where(isKept)
    .select('recordings.filename')
    .executeTakeFirst()
  return row !== undefined
}
