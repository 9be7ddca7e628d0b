import type { StoredRecording } from '@voxdeck/db/slides/recordings'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { requireToolchain } from '../../access/require-toolchain.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'

export type SentRecording = { bytes: Buffer; type: string }

/** Only the file that the worker's jail re-encoded is stored. */
export const storeRecording = async (
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
