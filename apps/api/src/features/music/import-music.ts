import { importMusic as contract } from '@voxdeck/contracts/music/import-music'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { importFormFile, openImportFile } from '../uploads/import-form-file.ts'
import { loadMusic } from './load-music.ts'

export const importMusic = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user, request, reply }) => {
    const { db } = dependencies
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const opened = await openImportFile(request, 'music', contract.form.file)
    const target = { projectId: params.id, slideId: null, accountId: user.id }
    await importFormFile(dependencies, { ...opened, ...target, request, reply })
    return loadMusic(db, member)
  })
