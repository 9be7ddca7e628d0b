import type { Narrator } from '@voxdeck/core/slides/slide'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../connect.ts'
import { findProjectLanguage } from '../languages/project-languages.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { findSourceLanguage } from '../projects/find-source-language.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import type { Schema } from '../schema.ts'
import { findSlideProject } from './find-slide-project.ts'
import type { SlideLanguage } from './slide-language.ts'
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
const removeRecording = (trx: Db, { slideId, language }: SlideLanguage, { isTake }: { isTake: boolean }) =>
  trx
    .updateTable('recordings')
    .set({ is_chosen: false, is_take: isTake, removed_at: sql<Date>`now()` })
    .where('slide_id', '=', slideId)
    .where('language', '=', language)
    .where('removed_at', 'is', null)
    .execute()

/**
 * Replaces the recording, which is kept as a take; null removes it. The one before can be brought back. The caller holds
 * the project's lock.
 */
const writeRecording = async (
  trx: Db,
  at: SlideLanguage,
  recording: StoredRecording | null,
): Promise<void> => {
  await removeRecording(trx, at, { isTake: recording !== null })
  if (!recording) return
  await trx
    .insertInto('recordings')
    .values({ ...recording, slide_id: at.slideId, language: at.language })
    .execute()
  await limitTakes(trx, at)
}

/** Chooses between the slide's recording and its voice, and keeps the recording; the caller holds the project's lock. */
const chooseNarrator = async (
  trx: Db,
  { slideId, language }: SlideLanguage,
  narrator: Narrator,
): Promise<void> => {
  await trx
    .updateTable('recordings')
    .set({ is_chosen: narrator === 'recording' })
    .where('slide_id', '=', slideId)
    .where('language', '=', language)
    .where('removed_at', 'is', null)
    .execute()
}

/** It is beside its slide, or kept to be compared. */
export const isKept = (query: ExpressionBuilder<Schema, 'recordings'>) =>
  query.or([query('recordings.removed_at', 'is', null), query('recordings.is_take', '=', true)])

/** Recordings of a slide in one language. */
export type Recordings = {
  /** Heard instead of the voice. */
  recording: StoredRecording | null
  /** Kept while the voice is heard instead. */
  keptRecording: StoredRecording | null
  /** How many earlier recordings are kept to be compared. */
  takes: number
}

export const noRecordings: Recordings = { recording: null, keptRecording: null, takes: 0 }

/** Of a slide, by language. */
export type RecordingsByLanguage = ReadonlyMap<string, Recordings>

/** By slide id; of one slide, where its id is given. */
export const listRecordings = async (
  db: Db,
  { projectId, slideId }: { projectId: string; slideId?: string | undefined },
): Promise<ReadonlyMap<string, RecordingsByLanguage>> => {
  const rows = await db
    .selectFrom('recordings')
    .innerJoin('slides', 'slides.id', 'recordings.slide_id')
    .where('slides.project_id', '=', projectId)
    .$if(slideId !== undefined, (query) => query.where('slides.id', '=', slideId ?? ''))
    .where(isKept)
    .select([
      'slide_id',
      'language',
      'is_chosen',
      'is_take',
      'filename',
      'hash',
      'samples',
      'recordings.size',
    ])
    // Takes are only counted, and there may be ten for each slide.
    .select(sql<number[]>`case when is_take then '{}' else peaks end`.as('peaks'))
    .execute()
  const found = new Map<string, Map<string, Recordings>>()
  for (const { slide_id, language, is_chosen, is_take, filename, hash, samples, peaks, size } of rows) {
    const slide = found.get(slide_id) ?? new Map<string, Recordings>()
    const own = slide.get(language) ?? { ...noRecordings }
    if (is_take) own.takes += 1
    else own[is_chosen ? 'recording' : 'keptRecording'] = { filename, hash, samples, peaks, size }
    found.set(slide_id, slide.set(language, own))
  }
  return found
}

/** The recording of a slide, whether it is heard or kept. */
export const ownRecording = ({
  recording,
  keptRecording,
}: Pick<Recordings, 'recording' | 'keptRecording'>): StoredRecording | null => recording ?? keptRecording

/**
 * Copies the recordings of a slide, heard or kept, in every language. `filenames`: the names of the copied files, by the
 * names of those that they were copied from.
 */
export const copyRecordings = async (
  trx: Db,
  recordings: RecordingsByLanguage,
  { slideId, filenames }: { slideId: string; filenames: ReadonlyMap<string, string> },
): Promise<void> => {
  for (const [language, own] of recordings) {
    const copied = ownRecording(own)
    const filename = copied && filenames.get(copied.filename)
    if (!copied || !filename) continue
    await writeRecording(trx, { slideId, language }, { ...copied, filename })
    if (own.keptRecording) await chooseNarrator(trx, { slideId, language }, 'voice')
  }
}

/** Brings back a recording that was replaced or removed; the caller holds the project's lock. */
const takeRecordingBack = async (trx: Db, at: SlideLanguage, filename: string): Promise<boolean> => {
  const kept = await trx
    .selectFrom('recordings')
    .where('slide_id', '=', at.slideId)
    .where('language', '=', at.language)
    .where('filename', '=', filename)
    .where('removed_at', 'is not', null)
    .select('filename')
    .executeTakeFirst()
  if (!kept) return false
  await removeRecording(trx, at, { isTake: true })
  await trx
    .updateTable('recordings')
    .set({ is_chosen: true, is_take: false, removed_at: null })
    .where('filename', '=', filename)
    .execute()
  return true
}

export type RecordingChange = {
  /** Who is heard where the slide has a recording. */
  narrator?: Narrator | undefined
  /** A filename brings back one that was replaced or removed. */
  recording?: StoredRecording | { broughtBack: string } | null | undefined
}

/** The recording that was to be brought back is not kept any more. */
export class RecordingGone extends Error {}

/** Throws RecordingGone. The caller holds the project's lock. */
export const changeRecording = async (
  trx: Db,
  at: SlideLanguage,
  { recording, narrator }: RecordingChange,
): Promise<void> => {
  if (recording && 'broughtBack' in recording) {
    if (!(await takeRecordingBack(trx, at, recording.broughtBack))) throw new RecordingGone()
  } else if (recording !== undefined) await writeRecording(trx, at, recording)
  if (narrator) await chooseNarrator(trx, at, narrator)
}

type SlideRecording = StoredRecording & SlideLanguage & { projectId: string }

/** False when the slide was deleted, or the language removed meanwhile. The caller holds the project's lock. */
export const writeSlideRecording = async (
  trx: Db,
  { projectId, slideId, language, ...recording }: SlideRecording,
): Promise<boolean> => {
  if ((await findSlideProject(trx, slideId)) !== projectId) return false
  const isSource = language === (await findSourceLanguage(trx, projectId))
  if (!isSource && !(await findProjectLanguage(trx, { projectId, language }))) return false
  await writeRecording(trx, { slideId, language }, recording)
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
    .where(isKept)
    .select('recordings.filename')
    .executeTakeFirst()
  return row !== undefined
}
