import type { StoredPicture } from '@voxdeck/db/slides/change-slides'
import { hashBytes } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { limitConcurrency } from '../../http/limit-concurrency.ts'
import { processPicture } from './process-picture.ts'

/** A large picture blocks a thread for half a minute; of libuv's four, file system and DNS need the rest. */
const inTurn = limitConcurrency(2)

/** Re-encodes a picture and stores it with its thumbnail under new names. */
export const storePicture = async (store: ObjectStore, uploaded: Buffer): Promise<StoredPicture> => {
  const processed = await inTurn(() => processPicture(uploaded))
  const filename = randomFilename(processed.extension)
  const thumbnailFilename = randomFilename('webp')
  await store.put(objectKeys.picture(filename), processed.bytes, processed.contentType)
  await store.put(objectKeys.picture(thumbnailFilename), processed.thumbnail, 'image/webp')
  return {
    filename,
    thumbnailFilename,
    contentType: processed.contentType,
    hash: hashBytes(processed.bytes),
    size: uploaded.length,
    width: processed.width,
    height: processed.height,
  }
}
