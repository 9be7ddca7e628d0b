import { randomUUID } from 'node:crypto'
import type { Db } from '@voxdeck/db/connect'
import { beginImport, type ImportJob } from '@voxdeck/db/jobs/jobs'
import { objectKeys } from '@voxdeck/storage/object-keys'

/** Inserts the job of a new upload; the upload's object has the job's id. */
export const beginUploading = async (
  db: Db,
  about: Omit<ImportJob, 'id' | 'uploadKey' | 'stage'>,
): Promise<ImportJob> => {
  const id = randomUUID()
  const job = { ...about, id, uploadKey: objectKeys.upload(id), stage: 'uploading' } as const
  await beginImport(db, job)
  return job
}
