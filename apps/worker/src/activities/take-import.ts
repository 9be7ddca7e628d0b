import { ApplicationFailure } from '@temporalio/common'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { endJob } from '@voxdeck/db/jobs/jobs'
import { takeImport } from '@voxdeck/db/jobs/take-import'
import { uploadObjects } from '@voxdeck/storage/object-keys'
import type { Activities } from '@voxdeck/workflows/activities'
import type { Dependencies } from './dependencies.ts'

export const createTakeImport = ({ db, store }: Dependencies): Activities['takeImport'] => {
  return async (taken) => {
    const { jobId, uploadKey, filename, objectKey } = taken
    const result = {
      filename,
      ...(taken.kind === 'recording' ? { seconds: taken.facts.samples / sampleRate } : {}),
    }
    const isTaken = await takeImport(db, { jobId, result }, taken)
    for (const key of uploadObjects(uploadKey)) await store.remove(key)
    if (isTaken) return
    await store.remove(objectKey)
    throw ApplicationFailure.nonRetryable('nobody wants the file any more', 'not_found')
  }
}

export const createFailImport =
  ({ db, store }: Dependencies): Activities['failImport'] =>
  async ({ jobId, uploadKey, code }) => {
    await endJob(db, jobId, { status: 'failed', failure: { code } })
    for (const key of uploadObjects(uploadKey)) await store.remove(key)
  }
