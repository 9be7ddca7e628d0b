import { findProfilePicture, setProfilePicture } from '@voxdeck/db/users/profile-pictures'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import sharp from 'sharp'
import type { Dependencies } from '../../dependencies.ts'
import { processPicture } from '../slides/process-picture.ts'

/** Twice the size it is shown at. */
const side = 128

/**
 * Fetches the picture that the provider names, once for each address, and keeps one of our own, so that no page asks a
 * foreign server for anything. Without one, or when it cannot be had, initials stand in.
 */
export const keepProfilePicture = async (
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
