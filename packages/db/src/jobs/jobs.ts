import { type Selectable, sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { Schema } from '../schema.ts'

/** Kinds of files that are imported: each is a job of its own. */
export type ImportKind = 'clip' | 'recording' | 'music'

export type ImportStage = 'uploading' | 'importing'

/** What an import is about; `slideId` is null for a project's music, `language` is a recording's. */
export type ImportInput = {
  slideId: string | null
  language?: string | undefined
  name: string
  type: string
}

export type JobRow = Selectable<Schema['jobs']>

export type ImportJob = {
  id: string
  kind: ImportKind
  projectId: string
  accountId: string | null
  stage: ImportStage
  /** Bytes of the uploaded file. */
  size: number
  uploadKey: string
} & ImportInput

const importKinds: readonly JobRow['kind'][] = ['clip', 'recording', 'music']

const toImport = (row: JobRow): ImportJob => {
  if (!row.input || !row.upload_key) throw new Error(`job ${row.id} is no running import`)
  return {
    id: row.id,
    kind: row.kind as ImportKind,
    projectId: row.project_id,
    accountId: row.account_id,
    stage: row.stage as ImportStage,
    size: row.planned,
    uploadKey: row.upload_key,
    ...row.input,
  }
}

export const beginImport = async (
  db: Db,
  { id, kind, projectId, accountId, stage, size, uploadKey, ...input }: ImportJob,
): Promise<void> => {
  await db
    .insertInto('jobs')
    .values({
      id,
      kind,
      project_id: projectId,
      account_id: accountId,
      subject: input.slideId ?? projectId,
      stage,
      planned: size,
      upload_key: uploadKey,
      input: JSON.stringify(input),
    })
    .execute()
}

/** A job of this person's; null when there is none. */
export const findJob = async (
  db: Db,
  { jobId, accountId }: { jobId: string; accountId: string },
): Promise<JobRow | null> => {
  const row = await db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .where('account_id', '=', accountId)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

/** An import that has not ended; `accountId`: of this person's. */
export const runningImport = async (db: Db, jobId: string, accountId?: string): Promise<ImportJob | null> => {
  const row = await db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .where('kind', 'in', importKinds)
    .where('status', '=', 'running')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? null))
    .selectAll()
    .executeTakeFirst()
  return row ? toImport(row) : null
}

/** Uploads of this person's that have not ended. */
export const countUploads = async (db: Db, accountId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('jobs')
    .where('kind', 'in', importKinds)
    .where('status', '=', 'running')
    .where('stage', '=', 'uploading')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const running = (db: Db, jobId: string) =>
  db.updateTable('jobs').where('id', '=', jobId).where('status', '=', 'running')

export const storeUploaded = async (db: Db, jobId: string, bytes: number): Promise<void> => {
  await running(db, jobId).set({ done: bytes, updated_at: sql`now()` }).execute()
}

/** The file is uploaded, and its import may begin. False when it has begun before, or was cancelled. */
export const markUploaded = async (trx: Db, jobId: string): Promise<boolean> => {
  const { numUpdatedRows } = await running(trx, jobId)
    .where('stage', '=', 'uploading')
    .set({ stage: 'importing', done: sql`planned`, updated_at: sql`now()` })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type JobEnd =
  | { status: 'done'; result: object }
  | { status: 'failed'; failure: { code: string } }
  | { status: 'cancelled' }

/** Ends a running job. False when it has ended before. */
export const endJob = async (db: Db, jobId: string, end: JobEnd): Promise<boolean> => {
  const { numUpdatedRows } = await running(db, jobId)
    .set({
      status: end.status,
      result: end.status === 'done' ? JSON.stringify(end.result) : null,
      failure: end.status === 'failed' ? JSON.stringify(end.failure) : null,
      upload_key: null,
      updated_at: sql`now()`,
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Imports in this stage that nothing has changed for so many seconds. */
export const listQuietImports = async (db: Db, stage: ImportStage, seconds: number): Promise<ImportJob[]> => {
  const rows = await db
    .selectFrom('jobs')
    .where('kind', 'in', importKinds)
    .where('status', '=', 'running')
    .where('stage', '=', stage)
    .where('updated_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .selectAll()
    .execute()
  return rows.map(toImport)
}
