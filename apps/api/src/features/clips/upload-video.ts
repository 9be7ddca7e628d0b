import { clipLimits, uploadVideo as contract } from '@voxdeck/contracts/clips/upload-video'
import { findImageProject, setClip } from '@voxdeck/db/images/clips'
import { findLivingToolchain } from '@voxdeck/db/workers/toolchains'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openFormFile, readFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { parseInput } from '../../http/parse-input.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { requireProject } from '../projects/project-access.ts'

const receiveClip = async (request: FastifyRequest) => {
  const file = await openFormFile(request, { name: 'video', mostBytes: clipLimits.bytes })
  if (!file) throw new HttpProblem('clip_missing')
  const originalName = uploadedName(file.filename, '')
  if (file.mimetype !== clipLimits.type || !originalName.endsWith(clipLimits.extension))
    throw new HttpProblem('clip_type')
  const slideField = file.fields.slideId
  const slideId = slideField && 'value' in slideField ? slideField.value : undefined
  const fields = parseInput(contract.form.fields, { slideId })
  const bytes = await readFormFile(file, 'clip_too_large')
  return { bytes, filename: originalName, imageId: fields.slideId }
}

/** A stranger's video is kept only as the worker's jail wrote it anew. */
export const uploadVideo = ({ db, store, workflows }: Dependencies) =>
  endpoint(contract, async ({ user, request }) => {
    const { bytes, filename: originalName, imageId } = await receiveClip(request)
    const projectId = await findImageProject(db, imageId)
    if (!projectId) throw new HttpProblem('not_found')
    await requireProject(db, { userId: user.id, projectId }, 'write')
    const toolchain = await findLivingToolchain(db)
    if (!toolchain) throw new HttpProblem('no_worker')

    const filename = randomFilename('mp4')
    const uploadKey = objectKeys.upload(filename)
    await store.put(uploadKey, bytes, clipLimits.type)
    const facts = await workflows
      .importClip({
        asker: { toolchain: toolchain.id, accountId: user.id },
        clip: { uploadKey, clipKey: objectKeys.clip(filename) },
      })
      .finally(() => store.remove(uploadKey))
    if (!(await setClip(db, { projectId, imageId, filename, originalName, ...facts })))
      throw new HttpProblem('not_found')
    return { videoUrl: `/api/clips/${filename}`, videoFilename: originalName }
  })
