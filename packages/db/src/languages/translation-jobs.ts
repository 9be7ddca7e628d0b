import { type Selectable, sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import type { Schema } from '../schema.ts'
import type { ProjectLanguage } from './project-languages.ts'

export type TranslationJobRow = Selectable<Schema['translation_jobs']>

export const findTranslationJobs = (db: Db, projectId: string): Promise<TranslationJobRow[]> =>
  db.selectFrom('translation_jobs').where('project_id', '=', projectId).selectAll().execute()

/** Jobs that nothing has changed for so many seconds. */
export const listQuietJobs = (db: Db, seconds: number): Promise<TranslationJobRow[]> =>
  db
    .selectFrom('translation_jobs')
    .where('status', '=', 'translating')
    .where('updated_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .selectAll()
    .execute()

const announce = (db: Db, { projectId, language }: ProjectLanguage) =>
  notify(db, { about: 'language', projectId, language })

/** Adds slides to the language's running job, or starts a new one. Returns the number of this request. */
export const beginTranslating = async (
  trx: Db,
  { projectId, language, planned }: ProjectLanguage & { planned: number },
): Promise<number> => {
  const isUnderWay = sql`translation_jobs.status = 'translating'`
  const { requests } = await trx
    .insertInto('translation_jobs')
    .values({ project_id: projectId, language, status: 'translating', planned })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'language']).doUpdateSet({
        status: 'translating',
        requests: sql`translation_jobs.requests + 1`,
        planned: sql`case when ${isUnderWay} then translation_jobs.planned else 0 end + ${planned}`,
        done: sql`case when ${isUnderWay} then translation_jobs.done else 0 end`,
        failure_code: null,
        updated_at: sql`now()`,
      }),
    )
    .returning('requests')
    .executeTakeFirstOrThrow()
  await announce(trx, { projectId, language })
  return requests
}

/** Sets how many slides are done. Idempotent: a retry after a worker died counts once. */
export const advanceTranslating = async (
  trx: Db,
  { projectId, language, done, provider }: ProjectLanguage & { done: number; provider: string },
): Promise<void> => {
  await trx
    .updateTable('translation_jobs')
    .set({ done: sql`least(planned, greatest(done, ${done}))`, provider, updated_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .execute()
  await announce(trx, { projectId, language })
}

export type TranslatingEnd = { status: 'done' } | { status: 'cancelled' } | { status: 'failed'; code: string }

type EndedJob = ProjectLanguage & { lastRequest?: number }

/** Ends the running job, unless a request after `lastRequest` is waiting. False when no job was ended. */
export const endTranslating = (db: Db, job: EndedJob, end: TranslatingEnd): Promise<boolean> =>
  db.isTransaction ? endIn(db, job, end) : db.transaction().execute((trx) => endIn(trx, job, end))

const endIn = async (
  trx: Db,
  { projectId, language, lastRequest }: EndedJob,
  end: TranslatingEnd,
): Promise<boolean> => {
  let query = trx
    .updateTable('translation_jobs')
    .set({
      status: end.status,
      failure_code: end.status === 'failed' ? end.code : null,
      updated_at: sql`now()`,
      ...(end.status === 'done' ? { done: sql<number>`planned` } : {}),
    })
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .where('status', '=', 'translating')
  if (lastRequest !== undefined) query = query.where('requests', '<=', lastRequest)
  const { numUpdatedRows } = await query.executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  // Videos in this language are of earlier words now.
  await bumpRevision(trx, projectId)
  await announce(trx, { projectId, language })
  return true
}
