import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import type { StoredPicture } from '@voxdeck/db/slides/change-slides'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { FastifyRequest } from 'fastify'
import { openFormFile, readFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { storePicture } from './store-picture.ts'

export type ReceivedPicture = { pictureName: string; picture: StoredPicture }

/** Reads the form's picture, re-encodes it, and stores it with its thumbnail under new names. */
export const receivePicture = async (
  request: FastifyRequest,
  store: ObjectStore,
): Promise<ReceivedPicture> => {
  const file = await openFormFile(request, { name: 'image', mostBytes: pictureLimits.bytes })
  if (!file) throw new HttpProblem('picture_missing')
  const uploaded = await readFormFile(file, 'picture_too_large')
  return {
    pictureName: uploadedName(file.filename, 'picture'),
    picture: await storePicture(store, uploaded),
  }
}

export const removePictures = async (store: ObjectStore, filenames: readonly string[]): Promise<void> => {
  for (const filename of filenames) await store.remove(objectKeys.picture(filename))
}
