import type { MultipartFile } from '@fastify/multipart'
import { clipLimits, importClip as contract } from '@voxdeck/contracts/clips/import-clip'
import { setClip } from '@voxdeck/db/slides/clips'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { FastifyRequest } from 'fastify'
import { requireSlide } from '../../access/project-access.ts'
import { requireToolchain } from '../../access/require-toolchain.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openFormFile, readFormFields, streamFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { uploadedName } from '../../http/uploaded-name.ts'

const openClip = async (request: FastifyRequest) => {
  const file = await openFormFile(request, { name: 'video', mostBytes: clipLimits.bytes })
  if (!file) throw new HttpProblem('clip_missing')
  const name = uploadedName(file.filename, '')
  if (file.mimetype !== clipLimits.type || !name.endsWith(clipLimits.extension))
    throw new HttpProblem('clip_type')
  const { slideId } = readFormFields(file, contract.form.fields)
  return { file, name, slideId }
}

/** Only the file that the worker's jail re-encoded is stored. */
export const importClip = ({ db, store, workflows }: Dependencies) => {
  const importUpload = async (user: { id: string }, file: MultipartFile, filename: string) => {
    const clip = { uploadKey: objectKeys.upload(filename), clipKey: objectKeys.clip(filename) }
    try {
      await streamFormFile(file, 'clip_too_large', (bytes) =>
        store.putStream(clip.uploadKey, bytes, clipLimits.type),
      )
      const toolchain = await requireToolchain(db)
      return await workflows.importClip({ routing: { toolchain: toolchain.id, accountId: user.id }, clip })
    } finally {
      await store.remove(clip.uploadKey)
    }
  }

  return endpoint(contract, async ({ user, request }) => {
    const { file, name, slideId } = await openClip(request)
    const projectId = await requireSlide(db, { userId: user.id, slideId }, 'write')

    const filename = randomFilename('mp4')
    const facts = await importUpload(user, file, filename)
    // The browser closes the connection when the person cancels the upload.
    const isWanted = !request.raw.socket.destroyed
    if (!isWanted || !(await setClip(db, { projectId, slideId, filename, name, ...facts }))) {
      await store.remove(objectKeys.clip(filename))
      throw new HttpProblem('not_found')
    }
    return { videoUrl: `/api/clips/${filename}`, videoFilename: name }
  })
}
