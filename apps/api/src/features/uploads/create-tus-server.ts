import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { S3Store } from '@tus/s3-store'
import { EVENTS, Server } from '@tus/server'
import { uploadsPath } from '@voxdeck/contracts/uploads/uploads-path'
import { storeUploaded } from '@voxdeck/db/jobs/jobs'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { finishUpload } from './finish-upload.ts'
import { createUploadLocker } from './upload-locker.ts'

/** The smallest part that S3 takes: a broken connection loses less than one part, which is kept beside them. */
const partSize = 5 * 1024 * 1024

/** Interval at which the number of received bytes is written to the job's row. */
const progressMs = 2000

const jobIdOf = (uploadKey: string): string => uploadKey.slice(objectKeys.upload('').length)

/** Receives resumable uploads into the object store; the upload's key there is `uploads/` and the id of its job. */
export const createTusServer = (dependencies: Dependencies) => {
  const { db, events, publicUrl, s3 } = dependencies
  /** The job whose upload the running request creates. */
  const newJob = new AsyncLocalStorage<string>()
  const server = new Server({
    path: uploadsPath,
    datastore: new S3Store({ s3ClientConfig: s3, partSize, useTags: false }),
    locker: createUploadLocker({ db, events }),
    allowedOrigins: [publicUrl.origin],
    namingFunction: () => objectKeys.upload(newJob.getStore() ?? ''),
    generateUrl: (_, { id, path }) => `${path}/${jobIdOf(id)}`,
    getFileIdFromRequest: (_, name) => (name ? objectKeys.upload(name) : undefined),
    postReceiveInterval: progressMs,
    onUploadFinish: async (_, { id }) => {
      await finishUpload(dependencies, jobIdOf(id))
      return {}
    },
  })
  server.on(EVENTS.POST_RECEIVE, (_, { id, offset }) => {
    void storeUploaded(db, jobIdOf(id), offset).catch(() => undefined)
  })
  return {
    /** Creates the upload of a job. */
    create: (jobId: string, request: IncomingMessage, response: ServerResponse): Promise<void> =>
      newJob.run(jobId, () => server.handle(request, response)),
    handle: (request: IncomingMessage, response: ServerResponse): Promise<void> =>
      server.handle(request, response),
  }
}
