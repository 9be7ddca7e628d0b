import { ApiError } from '@voxdeck/contracts/client'
import { getJob, type Job } from '@voxdeck/contracts/jobs/get-job'
import type { UploadMetadata } from '@voxdeck/contracts/uploads/upload'
import { uploadsPath } from '@voxdeck/contracts/uploads/uploads-path'
import { DetailedError, Upload } from 'tus-js-client'
import { client } from '@/session/client.ts'
import type { Sending } from './send-file.ts'

export type SendUpload = Omit<Sending, 'file'> & { file: Blob; metadata: UploadMetadata }

/** Pauses before an upload goes on after its connection broke; after the last one the person is asked. */
const retryDelays = [0, 1000, 2000]

/** Uploads go on after a reload when the same file is chosen for the same thing. */
const fingerprintOf = ({ file, metadata }: SendUpload): string => {
  const { lastModified = 0 } = file as Partial<File>
  return ['voxdeck-upload', ...Object.values(metadata), file.size, lastModified].join(' ')
}

const apiError = (error: Error): ApiError => {
  const response = error instanceof DetailedError ? error.originalResponse : null
  return response ? new ApiError(response.getStatus(), response.getBody()) : new ApiError(0, 'network')
}

/** Without the fields that are undefined. */
const metadataOf = (metadata: SendUpload['metadata']): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Resolves with the id of the upload's job when every byte has arrived. */
const upload = (sending: SendUpload): Promise<string> =>
  new Promise((resolve, reject) => {
    const { file, metadata, onProgress, signal } = sending
    const tus = new Upload(file, {
      endpoint: uploadsPath,
      metadata: metadataOf(metadata),
      retryDelays,
      fingerprint: async () => fingerprintOf(sending),
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onSuccess: () => resolve(tus.url?.split('/').at(-1) ?? ''),
      onError: (error) => reject(apiError(error)),
    })
    signal.addEventListener('abort', () => {
      void tus.abort(true).catch(() => undefined)
      reject(signal.reason)
    })
    void tus.findPreviousUploads().then(([earlier]) => {
      if (signal.aborted) return
      if (earlier) tus.resumeFromPreviousUpload(earlier)
      tus.start()
    }, reject)
  })

const pauseAfter = (looks: number): number => Math.min(1000, 150 * looks)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves when the job has ended; a request that is lost is repeated. */
const awaitJob = async (id: string, signal: AbortSignal): Promise<Job> => {
  for (let looks = 1; ; looks += 1) {
    const job = await client.call(getJob, { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) throw error
      return null
    })
    signal.throwIfAborted()
    if (job && job.status !== 'running') return job
    await pause(pauseAfter(looks))
  }
}

/** Uploads a file and waits until it is imported. Resolves with its name. */
export const uploadFile = async (sending: SendUpload): Promise<string> => {
  const jobId = await upload(sending)
  const { name, failure } = await awaitJob(jobId, sending.signal)
  if (failure) throw new ApiError(422, JSON.stringify({ ...failure, requestId: jobId }))
  return name ?? ''
}
