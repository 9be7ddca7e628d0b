import type { Db } from '../connect.ts'
import { type StoredMusic, writeMusic } from '../music/music.ts'
import { findSourceLanguage } from '../projects/find-source-language.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { type StoredClip, writeClip } from '../slides/clips.ts'
import { type StoredRecording, writeSlideRecording } from '../slides/recordings.ts'
import { endJob, type ImportJob, runningImport } from './jobs.ts'

/** What the worker found out about the file that it wrote. */
export type ImportedFile =
  | { kind: 'clip'; facts: Omit<StoredClip, 'filename' | 'name'> }
  | { kind: 'recording'; facts: Omit<StoredRecording, 'filename'> }
  | { kind: 'music'; facts: Omit<StoredMusic, 'filename' | 'name'> }

export type ImportResult = { filename: string; seconds?: number }

const writeFile = async (
  trx: Db,
  { projectId, slideId, language, name }: ImportJob,
  filename: string,
  file: ImportedFile,
): Promise<boolean> => {
  if (file.kind === 'music') return writeMusic(trx, projectId, { filename, name, ...file.facts })
  const slide = { projectId, slideId: slideId ?? '', filename }
  return file.kind === 'clip'
    ? writeClip(trx, { ...slide, name, ...file.facts })
    : writeSlideRecording(trx, {
        ...slide,
        // Jobs of the release before name no language.
        language: language ?? (await findSourceLanguage(trx, projectId)),
        ...file.facts,
      })
}

class Unwanted extends Error {}

/** Whether an earlier attempt, whose answer was lost, has taken this very file. */
const isTaken = async (db: Db, jobId: string, filename: string): Promise<boolean> => {
  const row = await db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .where('status', '=', 'done')
    .select('result')
    .executeTakeFirst()
  return (row?.result as ImportResult | undefined)?.filename === filename
}

/**
 * Gives the imported file to its slide or project, and ends the job. False when the job was cancelled, or the slide or
 * project deleted meanwhile.
 */
export const takeImport = async (
  db: Db,
  { jobId, result }: { jobId: string; result: ImportResult },
  file: ImportedFile,
): Promise<boolean> => {
  const job = await runningImport(db, jobId)
  if (!job) return isTaken(db, jobId, result.filename)
  try {
    await withProjectLock(db, job.projectId, async (trx) => {
      const isWanted = await endJob(trx, jobId, { status: 'done', result })
      if (!isWanted || !(await writeFile(trx, job, result.filename, file))) throw new Unwanted()
    })
    return true
  } catch (error) {
    if (error instanceof Unwanted) return isTaken(db, jobId, result.filename)
    throw error
  }
}
