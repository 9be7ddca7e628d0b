import type { RecordedCaptions } from '@voxdeck/core/captions/recorded-captions'
import type { VideoText } from '@voxdeck/core/plan/video-text'
import type { FreshWork, PlannedStep, PlannedWork, WorkStep } from '@voxdeck/core/progress/work'
import type { Resolution } from '@voxdeck/core/video-settings'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'
import type { Schema, TimelineEntry, VideoChapter } from '../schema.ts'
import { updateSpeeds } from './work-speeds.ts'

export type VideoRef = { videoId: string; projectId: string }

/** A workflow of the video: its number; undefined for workflows of releases that did not count them. */
export type VideoRun = VideoRef & { run?: number }

export type NewVideo = VideoRef & {
  kind: 'video' | 'preview'
  /** The user who requested the video; undefined when unknown. */
  accountId?: string
  languages: readonly string[]
  planHash: string
  planKey: string
  /** Id of the plan's toolchain. */
  toolchain: string
  resolution: Resolution
  plannedWork: PlannedWork
  text: VideoText
  textHash: string
  contentHash: string
}

/** The video's language, or 'multi' when it has several. */
export const languageCodeOf = (languages: readonly string[]): string =>
  languages.length === 1 ? (languages[0] ?? '') : 'multi'

const newRow = (db: Db, video: NewVideo) =>
  db.insertInto('videos').values({
    id: video.videoId,
    project_id: video.projectId,
    kind: video.kind,
    account_id: video.accountId ?? null,
    language_code: languageCodeOf(video.languages),
    languages: [...video.languages],
    plan_hash: video.planHash,
    plan_key: video.planKey,
    toolchain: video.toolchain,
    resolution: video.resolution,
    status: 'generating',
    planned_work: JSON.stringify(video.plannedWork),
    text_words: video.text.words,
    text_excerpt: video.text.excerpt,
    text_hash: video.textHash,
    content_hash: video.contentHash,
  })

const announce = (db: Db, { projectId, videoId }: VideoRef) =>
  notify(db, { about: 'video', projectId, videoId })

/**
 * Inserts the row, or restarts it after it failed or was cancelled. A generating or completed row stays as it
 * is. Runs inside the caller's transaction. Returns the number of the workflow that makes the video.
 */
export const beginVideo = async (trx: Db, video: NewVideo): Promise<number> => {
  const begun = await newRow(trx, video)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          status: 'generating',
          planned_work: JSON.stringify(video.plannedWork),
          failure_code: null,
          failure_step: null,
          account_id: video.accountId ?? null,
          requested_at: sql`now()`,
          restarts: 0,
          run: sql`videos.run + 1`,
        })
        .where('videos.status', 'in', ['failed', 'cancelled']),
    )
    .returning('run')
    .executeTakeFirst()
  if (!begun) return currentRun(trx, video)
  await trx.deleteFrom('video_work').where('video_id', '=', video.videoId).execute()
  await announce(trx, video)
  return begun.run
}

const currentRun = async (db: Db, { videoId }: VideoRef): Promise<number> => {
  const row = await db.selectFrom('videos').where('id', '=', videoId).select('run').executeTakeFirstOrThrow()
  return row.run
}

/** Null when the video was deleted. */
export const findVideoStatus = async (
  db: Db,
  { videoId }: VideoRef,
): Promise<Schema['videos']['status'] | null> => {
  const row = await db.selectFrom('videos').where('id', '=', videoId).select('status').executeTakeFirst()
  return row?.status ?? null
}

/** A completed video that is requested again becomes the newest again. */
export const markVideoRequested = async (db: Db, video: VideoRef): Promise<void> => {
  await db.updateTable('videos').set({ requested_at: sql`now()` }).where('id', '=', video.videoId).execute()
  await announce(db, video)
}

/** `seconds` is the worker's time for the unit, from its start to its result. */
export type WorkDone = { unit: string; step: WorkStep; cost: number; reused: boolean; seconds: number }

/** Idempotent: a unit that is retried counts once. */
export const recordWork = async (db: Db, video: VideoRef, work: readonly WorkDone[]): Promise<void> => {
  if (work.length === 0) return
  await db
    .insertInto('video_work')
    .columns(['video_id', 'unit', 'step', 'cost', 'reused', 'seconds'])
    .expression((select) =>
      // Selects from `videos`, so that nothing is inserted for a video deleted meanwhile.
      select
        .selectFrom('videos')
        .innerJoin(
          sql<{
            unit: string
            step: string
            cost: number
            reused: boolean
            seconds: number
          }>`jsonb_to_recordset(${JSON.stringify(work)}::jsonb)`.as<'work'>(
            sql`work(unit text, step text, cost double precision, reused boolean, seconds double precision)`,
          ),
          (join) => join.onTrue(),
        )
        .where('videos.id', '=', video.videoId)
        .select(['videos.id', 'work.unit', 'work.step', 'work.cost', 'work.reused', 'work.seconds']),
    )
    .onConflict((conflict) => conflict.columns(['video_id', 'unit']).doNothing())
    .execute()
  await announce(db, video)
}

/** Stores the part of a step that cannot be reused, once the artifacts were looked up. */
export const storeFreshWork = async (
  db: Db,
  video: VideoRef,
  step: WorkStep,
  fresh: FreshWork,
): Promise<void> => mergePlanned(db, video, step, { fresh })

/** The work of a step that was reused instead of made. */
export const reusedSoFar = async (db: Db, { videoId }: VideoRef, step: WorkStep): Promise<FreshWork> => {
  const { units, cost } = await db
    .selectFrom('video_work')
    .where('video_id', '=', videoId)
    .where('step', '=', step)
    .where('reused', '=', true)
    .select(({ fn }) => [fn.countAll<string>().as('units'), fn.sum<number | null>('cost').as('cost')])
    .executeTakeFirstOrThrow()
  return { units: Number(units), cost: cost ?? 0 }
}

/** Once the narration is measured, the shots are exact. The step's weight stays, so progress never falls. */
export const storePlannedRender = async (
  db: Db,
  video: VideoRef,
  work: { units: number; cost: number; fresh: FreshWork },
): Promise<void> => mergePlanned(db, video, 'render', work)

const mergePlanned = async (
  db: Db,
  { videoId }: VideoRef,
  step: WorkStep,
  settled: Partial<PlannedStep>,
): Promise<void> => {
  await sql`update videos set planned_work = jsonb_set(planned_work, array[${step}],
    planned_work -> ${step} || ${JSON.stringify(settled)}::jsonb) where id = ${videoId}`.execute(db)
}

export type VideoDetails = {
  layoutKey: string
  /** Names of the files stored beside the video; `filesSize` is their sum in bytes. */
  files: readonly string[]
  filesSize: number
  chapters: readonly VideoChapter[]
  recordedCaptions: RecordedCaptions | null
}

const detailColumns = ({ layoutKey, files, filesSize, chapters, recordedCaptions }: VideoDetails) => ({
  layout_key: layoutKey,
  files: [...files],
  files_size: filesSize,
  chapters: JSON.stringify(chapters),
  recorded_captions: recordedCaptions,
})

type Ending =
  | {
      status: 'completed'
      filename: string
      durationSeconds: number
      size: number
      timeline: readonly TimelineEntry[]
      details?: VideoDetails
    }
  | { status: 'failed'; code: string; step: WorkStep }
  | { status: 'cancelled' }

/**
 * Ends a generating video. False when it has already ended, or when another workflow makes it than the `run` that
 * is given; then it stays as it is.
 */
export const endVideo = async (db: Db, video: VideoRun, ending: Ending): Promise<boolean> => {
  const columns =
    ending.status === 'completed'
      ? {
          filename: ending.filename,
          duration_seconds: ending.durationSeconds,
          size: ending.size,
          timeline: JSON.stringify(ending.timeline),
          ...(ending.details ? detailColumns(ending.details) : {}),
          completed_at: new Date(),
        }
      : ending.status === 'failed'
        ? { failure_code: ending.code, failure_step: ending.step }
        : {}
  const { videoId, projectId, run } = video
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({ status: ending.status, ...columns })
    .where('id', '=', videoId)
    .where('status', '=', 'generating')
    .$if(run !== undefined, (update) => update.where('run', '=', run ?? 0))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (ending.status === 'completed') await updateSpeeds(db, videoId)
  await announce(db, { videoId, projectId })
  return true
}

export const listGeneratingVideos = async (
  db: Db,
  { projectId, languageCode }: { projectId: string; languageCode: string },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('videos')
    .where('project_id', '=', projectId)
    .where('language_code', '=', languageCode)
    .where('kind', '=', 'video')
    .where('status', '=', 'generating')
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

export const deleteVideo = async (
  db: Db,
  { projectId, videoId }: VideoRef,
): Promise<{ filename: string | null; files: string[] } | null> => {
  const row = await db
    .deleteFrom('videos')
    .where('id', '=', videoId)
    .where('project_id', '=', projectId)
    .returning(['filename', 'files'])
    .executeTakeFirst()
  if (!row) return null
  // Raise the revision so that open pages reload; leave `updated_at`, because the project was not edited.
  await db.updateTable('projects').set({ revision: sql`revision + 1` }).where('id', '=', projectId).execute()
  await notify(db, { about: 'project', projectId })
  return row
}
