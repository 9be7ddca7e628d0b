import { importRecording as contract } from '@voxdeck/contracts/recordings/import-recording'
import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { setRecording } from '@voxdeck/db/slides/recordings'
import type { FastifyRequest } from 'fastify'
import { requireSlide } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { openFormFile, readFormFields, readFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { recordingUrl } from '../../presenters/recording-url.ts'
import { isRecordingType } from './read-data-url.ts'
import { storeRecording } from './store-recording.ts'

const receiveRecording = async (request: FastifyRequest) => {
  const file = await openFormFile(request, { name: contract.form.file, mostBytes: recordingLimits.bytes })
  if (!file) throw new HttpProblem('recording_missing')
  if (!isRecordingType(file.mimetype)) throw new HttpProblem('recording_type')
  const { slideId } = readFormFields(file, contract.form.fields)
  const bytes = await readFormFile(file, 'recording_too_large')
  if (bytes.length === 0) throw new HttpProblem('recording_missing')
  return { bytes, type: file.mimetype, slideId }
}

export const importRecording = (dependencies: Dependencies) =>
  endpoint(contract, async ({ user, request }) => {
    const { db } = dependencies
    const { slideId, ...sent } = await receiveRecording(request)
    const projectId = await requireSlide(db, { userId: user.id, slideId }, 'write')
    const recording = await storeRecording(dependencies, sent, user.id)
    if (!(await setRecording(db, { projectId, slideId, ...recording }))) throw new HttpProblem('not_found')
    return {
      audioRecording: recordingUrl(recording.filename),
      recordingDuration: recording.samples / sampleRate,
    }
  })
