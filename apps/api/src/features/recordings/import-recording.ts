import { importRecording as contract } from '@voxdeck/contracts/recordings/import-recording'
import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { setRecording } from '@voxdeck/db/images/recordings'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openFormFile, readFormFields, readFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireSlide } from '../projects/project-access.ts'
import { keepRecording } from './keep-recording.ts'
import { isRecordingType } from './read-data-url.ts'
import { recordingAddress } from './resolve-recording.ts'

const receiveRecording = async (request: FastifyRequest) => {
  const file = await openFormFile(request, { name: contract.form.file, mostBytes: recordingLimits.bytes })
  if (!file) throw new HttpProblem('recording_missing')
  if (!isRecordingType(file.mimetype)) throw new HttpProblem('recording_type')
  const { slideId: imageId } = readFormFields(file, contract.form.fields)
  const bytes = await readFormFile(file, 'recording_too_large')
  if (bytes.length === 0) throw new HttpProblem('recording_missing')
  return { bytes, type: file.mimetype, imageId }
}

export const importRecording = (dependencies: Dependencies) =>
  endpoint(contract, async ({ user, request }) => {
    const { db } = dependencies
    const { imageId, ...sent } = await receiveRecording(request)
    const projectId = await requireSlide(db, { userId: user.id, imageId }, 'write')
    const recording = await keepRecording(dependencies, sent, user.id)
    if (!(await setRecording(db, { projectId, imageId, ...recording }))) throw new HttpProblem('not_found')
    return {
      audioRecording: recordingAddress(recording.filename),
      recordingDuration: recording.samples / sampleRate,
    }
  })
