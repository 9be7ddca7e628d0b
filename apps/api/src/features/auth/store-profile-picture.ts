import { findProfilePicture, setProfilePicture } from '@voxdeck/db/users/profile-pictures'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import sharp from 'sharp'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { processPicture } from '../slides/process-picture.ts'

/** Pixels; twice the size it is shown at. */
const side = 128

/**
 * Fetches the provider's picture once per URL and stores a copy, so that no page sends requests to a
 * third-party server. Without a picture, or when fetching it fails, pages show initials.
 */
export const storeProfilePicture = async (
  { db, store, fetchPicture }: Pick<Dependencies, 'db' | 'store' | 'fetchPicture'>,
  userId: string,
  source: string | null,
): Promise<void> => {
  const known = await findProfilePicture(db, userId)
  if (known.source === source) return
  let filename: string | null = null
  if (source) {
    const { bytes } = await processPicture(await fetchPicture(source))
    const picture = await sharp(bytes).resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer()
    filename = randomFilename('webp')
    await store.put(objectKeys.portrait(filename), picture, 'image/webp')
  }
  await setProfilePicture(db, userId, { source, filename })
  if (known.filename) await store.remove(objectKeys.portrait(known.filename))
}
