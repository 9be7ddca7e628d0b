import type { MultipartFile } from '@fastify/multipart'
import { importMusic as contract } from '@voxdeck/contracts/music/import-music'
import { musicLimits } from '@voxdeck/contracts/music/music'
import { setMusic } from '@voxdeck/db/music/music'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { FastifyRequest } from 'fastify'
import { requireProject } from '../../access/project-access.ts'
import { requireToolchain } from '../../access/require-toolchain.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openFormFile, streamFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { loadMusic } from './load-music.ts'

const openMusic = async (request: FastifyRequest) => {
  const file = await openFormFile(request, { name: contract.form.file, mostBytes: musicLimits.bytes })
  if (!file) throw new HttpProblem('music_type')
  const name = uploadedName(file.filename, '')
  // The worker's jail detects the real format; this only rejects obviously wrong files early.
  if (!musicLimits.extensions.some((extension) => name.toLowerCase().endsWith(extension)))
    throw new HttpProblem('music_type')
  return { file, name }
}

/** Only the file that the worker's jail re-encoded is stored. */
export const importMusic = ({ db, store, workflows }: Dependencies) => {
  const importMusic = async (user: { id: string }, file: MultipartFile, filename: string) => {
    const music = { uploadKey: objectKeys.upload(filename), musicKey: objectKeys.music(filename) }
    try {
      await streamFormFile(file, 'music_too_large', (bytes) =>
        store.putStream(music.uploadKey, bytes, 'application/octet-stream'),
      )
      const toolchain = await requireToolchain(db)
      return await workflows.importMusic({ routing: { toolchain: toolchain.id, accountId: user.id }, music })
    } finally {
      await store.remove(music.uploadKey)
    }
  }

  return endpoint(contract, async ({ params, user, request }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const { file, name } = await openMusic(request)
    const filename = randomFilename('flac')
    const facts = await importMusic(user, file, filename)
    // The browser closes the connection when the person cancels the upload.
    const isWanted = !request.raw.socket.destroyed
    if (!isWanted || !(await setMusic(db, params.id, { filename, name, ...facts }))) {
      await store.remove(objectKeys.music(filename))
      throw new HttpProblem('not_found')
    }
    return loadMusic(db, member)
  })
}
