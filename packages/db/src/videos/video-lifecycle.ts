import type { FilmText } from '@voxdeck/core/plan/film-text'
import type { PlannedWork, WorkStep } from '@voxdeck/core/progress/work'
import type { Resolution } from '@voxdeck/core/video-settings'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'
import type { TimelineEntry } from '../schema.ts'

export type VideoRef = { videoId: string; projectId: string }

export type NewVideo = VideoRef & {
  kind: 'film' | 'preview'
  languageCode: string
  planHash: string
  planKey: string
  resolution: Resolution
  plannedWork: PlannedWork
  text: FilmText
  textHash: string
  contentHash: string
}

const newRow = (db: Db, video: NewVideo) =>
  db.insertInto('videos').values({
    id: video.videoId,
    project_id: video.projectId,
    kind: video.kind,
    language_code: video.languageCode,
    plan_hash: video.planHash,
    plan_key: video.planKey,
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
 * A new row, or the same row started again after it failed or was cancelled. A running one stays as it is.
 * Runs inside the caller's transaction.
 */
export const beginVideo = async (trx: Db, video: NewVideo): Promise<void> => {
  const begun = await newRow(trx, video)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          status: 'generating',
          planned_work: JSON.stringify(video.plannedWork),
          failure_code: null,
          failure_stage: null,
          asked_at: sql`now()`,
        })
        .where('videos.status', 'in', ['failed', 'cancelled']),
    )
    .returning('id')
    .executeTakeFirst()
  if (!begun) return
  await trx.deleteFrom('video_work').where('video_id', '=', video.videoId).execute()
  await announce(trx, video)
}

/** The row of a film whose asker died before writing it. One that was cancelled meanwhile stays cancelled. */
export const ensureVideo = async (db: Db, video: NewVideo): Promise<void> => {
  const written = await newRow(db, video)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) await announce(db, video)
}

/** A finished film that is asked for again is the newest again. */
export const askAgain = async (db: Db, video: VideoRef): Promise<void> => {
  await db.updateTable('videos').set({ asked_at: sql`now()` }).where('id', '=', video.videoId).execute()
  await notify(db, { about: 'video', ...video })
}

export type WorkDone = { unit: string; step: WorkStep; cost: number; reused: boolean }

/** Idempotent: a step that is tried again counts once. */
export const recordWork = async (db: Db, video: VideoRef, work: readonly WorkDone[]): Promise<void> => {
  if (work.length === 0) return
  await db
    .insertInto('video_work')
    .columns(['video_id', 'unit', 'kind', 'cost', 'reused'])
    .expression((select) =>
      // A film that was deleted meanwhile takes no more notes.
      select
        .selectFrom('videos')
        .innerJoin(
          sql<{
            unit: string
            step: string
            cost: number
            reused: boolean
          }>`jsonb_to_recordset(${JSON.stringify(work)}::jsonb)`.as<'work'>(
            sql`work(unit text, step text, cost double precision, reused boolean)`,
          ),
          (join) => join.onTrue(),
        )
        .where('videos.id', '=', video.videoId)
        .select(['videos.id', 'work.unit', 'work.step', 'work.cost', 'work.reused']),
    )
    .onConflict((conflict) => conflict.columns(['video_id', 'unit']).doNothing())
    .execute()
  await notify(db, { about: 'video', ...video })
}

/** Once the narration is measured the shots are known exactly; the step's weight stays, so the bar never falls. */
export const settlePlannedRender = async (
  db: Db,
  { videoId }: VideoRef,
  { units, cost }: { units: number; cost: number },
): Promise<void> => {
  await sql`update videos set planned_work = jsonb_set(jsonb_set(planned_work,
    '{render,units}', ${units}::text::jsonb), '{render,cost}', ${cost}::text::jsonb) where id = ${videoId}`.execute(
    db,
  )
}

type Ending =
  | {
      status: 'completed'
      filename: string
      durationSeconds: number
      size: number
      timeline: readonly TimelineEntry[]
    }
  | { status: 'failed'; code: string; stage: WorkStep }
  | { status: 'cancelled' }

/** Ends a film that is being made. One that has ended already stays as it ended. */
export const endVideo = async (db: Db, video: VideoRef, ending: Ending): Promise<boolean> => {
  const columns =
    ending.status === 'completed'
      ? {
          filename: ending.filename,
          duration_seconds: ending.durationSeconds,
          size: ending.size,
          timeline: JSON.stringify(ending.timeline),
          completed_at: new Date(),
        }
      : ending.status === 'failed'
        ? { failure_code: ending.code, failure_stage: ending.stage }
        : {}
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({ status: ending.status, ...columns })
    .where('id', '=', video.videoId)
    .where('status', '=', 'generating')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await notify(db, { about: 'video', ...video })
  return true
}

export const listGeneratingFilms = async (
  db: Db,
  { projectId, languageCode }: { projectId: string; languageCode: string },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('videos')
    .where('project_id', '=', projectId)
    .where('language_code', '=', languageCode)
    .where('kind', '=', 'film')
    .where('status', '=', 'generating')
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

export const deleteVideo = async (
  db: Db,
  { projectId, videoId }: VideoRef,
): Promise<{ filename: string | null } | null> => {
  const row = await db
    .deleteFrom('videos')
    .where('id', '=', videoId)
    .where('project_id', '=', projectId)
    .returning('filename')
    .executeTakeFirst()
  if (!row) return null
  // Open pages learn of it by the revision; the text was not edited.
  await db.updateTable('projects').set({ revision: sql`revision + 1` }).where('id', '=', projectId).execute()
  await notify(db, { about: 'project', projectId })
  return row
}
