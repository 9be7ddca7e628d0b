import { importRecording as contract } from '@voxdeck/contracts/recordings/import-recording'
import type { FastifyRequest } from 'fastify'
import { requireSlide } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openFormFile, readFormFields } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { recordingUrl } from '../../presenters/recording-url.ts'
import { importFormFile } from '../uploads/import-form-file.ts'
import { importRules } from '../uploads/import-rules.ts'

const openRecording = async (request: FastifyRequest) => {
  const { mostBytes, refuse } = importRules.recording
  const file = await openFormFile(request, { name: contract.form.file, mostBytes })
  if (!file) throw new HttpProblem('recording_missing')
  const name = uploadedName(file.filename, '')
  const refusal = refuse({ name, type: file.mimetype })
  if (refusal) throw new HttpProblem(refusal)
  const { slideId } = readFormFields(file, contract.form.fields)
  return { file, name, slideId }
}

export const importRecording = (dependencies: Dependencies) =>
  endpoint(contract, async ({ user, request, reply }) => {
    const { file, name, slideId } = await openRecording(request)
    const projectId = await requireSlide(dependencies.db, { userId: user.id, slideId }, 'write')
    const { filename, seconds = 0 } = await importFormFile(dependencies, {
      kind: 'recording',
      projectId,
      slideId,
      accountId: user.id,
      name,
      file,
      request,
      reply,
    })
    return { audioRecording: recordingUrl(filename), recordingDuration: seconds }
  })
