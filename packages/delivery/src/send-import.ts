import type { ImportJob } from '@voxdeck/db/jobs/jobs'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { Send } from './create-delivery.ts'

const outputs = {
  clip: { extension: 'mp4', keyOf: objectKeys.clip },
  recording: { extension: 'flac', keyOf: objectKeys.recording },
  music: { extension: 'flac', keyOf: objectKeys.music },
} as const

/** Has a worker import the uploaded file. Only the file that its jail re-encoded is stored. */
export const sendImport = (
  send: Send,
  { id, kind, uploadKey, accountId, projectId }: ImportJob,
  toolchain: string,
): Promise<void> => {
  const { extension, keyOf } = outputs[kind]
  const filename = randomFilename(extension)
  const task = { jobId: id, kind, uploadKey, filename, objectKey: keyOf(filename) }
  return send({
    kind: 'importUpload',
    input: { task, routing: { toolchain, accountId: accountId ?? projectId } },
  })
}
