import { importClip as contract } from '@voxdeck/contracts/clips/import-clip'
import { requireSlide } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { readFormFields } from '../../http/form-file.ts'
import { importFormFile, openImportFile } from '../uploads/import-form-file.ts'

export const importClip = (dependencies: Dependencies) =>
  endpoint(contract, async ({ user, request, reply }) => {
    const opened = await openImportFile(request, 'clip', contract.form.file)
    const { slideId } = readFormFields(opened.file, contract.form.fields)
    const projectId = await requireSlide(dependencies.db, { userId: user.id, slideId }, 'write')
    const target = { projectId, slideId, accountId: user.id }
    const { filename } = await importFormFile(dependencies, { ...opened, ...target, request, reply })
    return { videoUrl: `/api/clips/${filename}`, videoFilename: opened.name }
  })
