import type { MultipartFile } from '@fastify/multipart'
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

/** The form's picture, whose bytes are not read yet. */
export const openPicture = async (request: FastifyRequest): Promise<MultipartFile> => {
  const file = await openFormFile(request, { name: 'image', mostBytes: pictureLimits.bytes })
  if (!file) throw new HttpProblem('picture_missing')
  return file
}

/** Reads a picture, re-encodes it, and stores it with its thumbnail under new names. */
export const receivePicture = async (file: MultipartFile, store: ObjectStore): Promise<ReceivedPicture> => {
  const uploaded = await readFormFile(file, 'picture_too_large')
  return {
    pictureName: uploadedName(file.filename, 'picture'),
    picture: await storePicture(store, uploaded),
  }
}

export const removePictures = async (store: ObjectStore, filenames: readonly string[]): Promise<void> => {
  for (const filename of filenames) await store.remove(objectKeys.picture(filename))
}
