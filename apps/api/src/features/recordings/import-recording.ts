import { importRecording as contract } from '@voxdeck/contracts/recordings/import-recording'
import { requireSlide } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { readFormFields } from '../../http/form-file.ts'
import { recordingUrl } from '../../presenters/recording-url.ts'
import { importFormFile, openImportFile } from '../uploads/import-form-file.ts'
import { requireRecordable } from './require-recordable.ts'

export const importRecording = (dependencies: Dependencies) =>
  endpoint(contract, async ({ user, request, reply }) => {
    const opened = await openImportFile(request, 'recording', contract.form.file)
    const { slideId, language } = readFormFields(opened.file, contract.form.fields)
    const projectId = await requireSlide(dependencies.db, { userId: user.id, slideId }, 'write')
    await requireRecordable(dependencies.db, { projectId, language })
    const target = { projectId, slideId, language, accountId: user.id }
    const imported = await importFormFile(dependencies, { ...opened, ...target, request, reply })
    return { audioRecording: recordingUrl(imported.filename), recordingDuration: imported.seconds ?? 0 }
  })
