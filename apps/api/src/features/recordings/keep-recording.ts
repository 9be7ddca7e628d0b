import type { StoredRecording } from '@voxdeck/db/images/recordings'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { Dependencies } from '../../dependencies.ts'
import { requireToolchain } from '../workers/require-toolchain.ts'

export type SentRecording = { bytes: Buffer; type: string }

/** A stranger's recording is kept only as the worker's jail wrote it anew. */
export const keepRecording = async (
  { db, store, workflows }: Pick<Dependencies, 'db' | 'store' | 'workflows'>,
  { bytes, type }: SentRecording,
  accountId: string,
): Promise<StoredRecording> => {
  const toolchain = await requireToolchain(db)
  const filename = randomFilename('flac')
  const uploadKey = objectKeys.upload(filename)
  await store.put(uploadKey, bytes, type)
  const facts = await workflows
    .importRecording({
      routing: { toolchain: toolchain.id, accountId },
      recording: { uploadKey, recordingKey: objectKeys.recording(filename) },
    })
    .finally(() => store.remove(uploadKey))
  return { filename, ...facts }
}
