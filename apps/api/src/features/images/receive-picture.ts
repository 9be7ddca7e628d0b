import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import type { NewPicture } from '@voxdeck/db/images/change-images'
import { hashBytes } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { FastifyRequest } from 'fastify'
import { openFormFile, readFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { fewAtATime } from './few-at-a-time.ts'
import { processPicture } from './process-picture.ts'

/** A large picture takes a thread for half a minute, and Node has four: files and names need the others. */
const inTurn = fewAtATime(2)

export type ReceivedPicture = { originalName: string; picture: NewPicture }

/** Reads the form's picture, remakes it, and stores it with its thumbnail under new names. */
export const receivePicture = async (
  request: FastifyRequest,
  store: ObjectStore,
): Promise<ReceivedPicture> => {
  const file = await openFormFile(request, { name: 'image', mostBytes: pictureLimits.bytes })
  if (!file) throw new HttpProblem('picture_missing')
  const uploaded = await readFormFile(file, 'picture_too_large')
  const processed = await inTurn(() => processPicture(uploaded))
  const filename = randomFilename(processed.extension)
  const thumbnailFilename = randomFilename('webp')
  await store.put(objectKeys.picture(filename), processed.bytes, processed.contentType)
  await store.put(objectKeys.picture(thumbnailFilename), processed.thumbnail, 'image/webp')
  return {
    originalName: uploadedName(file.filename, 'picture'),
    picture: {
      filename,
      thumbnailFilename,
      contentType: processed.contentType,
      pictureHash: hashBytes(processed.bytes),
      size: uploaded.length,
      width: processed.width,
      height: processed.height,
    },
  }
}

export const removePictures = async (store: ObjectStore, filenames: readonly string[]): Promise<void> => {
  for (const filename of filenames) await store.remove(objectKeys.picture(filename))
}
