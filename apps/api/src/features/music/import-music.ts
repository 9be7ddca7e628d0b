import { importMusic as contract } from '@voxdeck/contracts/music/import-music'
import type { FastifyRequest } from 'fastify'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { importFormFile } from '../uploads/import-form-file.ts'
import { importRules } from '../uploads/import-rules.ts'
import { loadMusic } from './load-music.ts'

const openMusic = async (request: FastifyRequest) => {
  const { mostBytes, refuse } = importRules.music
  const file = await openFormFile(request, { name: contract.form.file, mostBytes })
  if (!file) throw new HttpProblem('music_type')
  const name = uploadedName(file.filename, '')
  const refusal = refuse({ name, type: file.mimetype })
  if (refusal) throw new HttpProblem(refusal)
  return { file, name }
}

export const importMusic = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user, request, reply }) => {
    const { db } = dependencies
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const { file, name } = await openMusic(request)
    await importFormFile(dependencies, {
      kind: 'music',
      projectId: params.id,
      slideId: null,
      accountId: user.id,
      name,
      file,
      request,
      reply,
    })
    return loadMusic(db, member)
  })
