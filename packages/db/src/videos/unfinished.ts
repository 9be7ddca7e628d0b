import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { VideoRef, VideoRun } from './video-lifecycle.ts'

export type UnfinishedVideo = Required<VideoRun> & {
  kind: 'video' | 'preview'
  accountId: string | null
  planKey: string
  languages: string[]
  restarts: number
}

const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`

const generatingSince = (db: Db, seconds: number) =>
  db
    .selectFrom('videos')
    .where('status', '=', 'generating')
    .where('requested_at', '<', secondsAgo(seconds))
    .select(['id', 'project_id', 'kind', 'account_id', 'plan_key', 'languages', 'restarts', 'run'])

type Row = Awaited<ReturnType<ReturnType<typeof generatingSince>['execute']>>[number]

const toUnfinished = (row: Row): UnfinishedVideo => ({
  videoId: row.id,
  projectId: row.project_id,
  kind: row.kind,
  accountId: row.account_id,
  planKey: row.plan_key,
  languages: row.languages,
  restarts: row.restarts,
  run: row.run,
})

/** Videos that were requested at least so many seconds ago and are still generating. */
export const listUnfinishedVideos = async (db: Db, seconds: number): Promise<UnfinishedVideo[]> =>
  (await generatingSince(db, seconds).execute()).map(toUnfinished)

/**
 * Those among them whose toolchain has had no worker for as long. Videos and workers of releases before 0019 name no
 * toolchain.
 */
export const listStrandedVideos = async (db: Db, seconds: number): Promise<UnfinishedVideo[]> => {
  const rows = await generatingSince(db, seconds)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('toolchains')
            .whereRef('toolchains.id', '=', 'videos.toolchain')
            .where('toolchains.seen_at', '>', secondsAgo(seconds))
            .select('toolchains.id'),
        ),
      ),
    )
    .where((build) =>
      build.or([
        build('videos.toolchain', 'is not', null),
        build.not(
          build.exists(
            build
              .selectFrom('workers')
              .where('workers.toolchain', 'is', null)
              .where('workers.seen_at', '>', secondsAgo(seconds))
              .select('workers.id'),
          ),
        ),
      ]),
    )
    .execute()
  return rows.map(toUnfinished)
}

/** The video is made by another plan from now on, in a workflow with the returned number. Null when it has ended. */
export const replacePlan = async (
  trx: Db,
  { videoId }: VideoRef,
  plan: { planHash: string; planKey: string; toolchain: string },
): Promise<number | null> => {
  const row = await trx
    .updateTable('videos')
    .set({
      plan_hash: plan.planHash,
      plan_key: plan.planKey,
      toolchain: plan.toolchain,
      requested_at: sql`now()`,
      run: sql`run + 1`,
    })
    .where('id', '=', videoId)
    .where('status', '=', 'generating')
    .returning('run')
    .executeTakeFirst()
  return row?.run ?? null
}

export const countRestart = async (trx: Db, { videoId }: VideoRef): Promise<void> => {
  await trx.updateTable('videos').set({ restarts: sql`restarts + 1` }).where('id', '=', videoId).execute()
}

/** Of these videos, those that are generating. */
export const findGeneratingVideos = async (db: Db, videoIds: readonly string[]): Promise<Set<string>> => {
  if (videoIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('videos')
    .where('id', 'in', videoIds)
    .where('status', '=', 'generating')
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type UnfinishedPack = VideoRef & {
  accountId: string | null
  planKey: string
  layoutKey: string
  filename: string
}

export const listUnfinishedPacks = async (db: Db): Promise<UnfinishedPack[]> => {
  const rows = await db
    .selectFrom('videos')
    .where(sql<string>`pack ->> 'status'`, '=', 'preparing')
    .where('layout_key', 'is not', null)
    .where('filename', 'is not', null)
    .select(['id', 'project_id', 'account_id', 'plan_key', 'layout_key', 'filename'])
    .execute()
  return rows.map((row) => ({
    videoId: row.id,
    projectId: row.project_id,
    accountId: row.account_id,
    planKey: row.plan_key,
    layoutKey: row.layout_key ?? '',
    filename: row.filename ?? '',
  }))
}
