import { duplicateProject as contract } from '@voxdeck/contracts/projects/duplicate-project'
import { duplicateProject as insertCopy } from '@voxdeck/db/projects/duplicate-project'
import { findTitles } from '@voxdeck/db/projects/matching-projects'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { withProjectLock } from '@voxdeck/db/projects/with-project-lock'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { createCopyFiles } from '../slides/copy-files.ts'
import { copyTitle, sharedByCopies } from './copy-title.ts'
import { loadProject } from './load-project.ts'

export const duplicateProject = ({ db, store }: Dependencies) => {
  const copyFiles = createCopyFiles(store)
  return endpoint(contract, async ({ params, user, actor }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'read')
    // Rows are read under the lock; files can be copied later, because those of deleted slides stay stored.
    const rows = await withProjectLock(db, params.id, (trx) => findProjectRows(trx, member))
    if (!rows) throw new HttpProblem('not_found')
    // Copy the files first, then insert all rows in one transaction: a failure leaves no partial project.
    const files = await copyFiles(rows.slides, rows.project.music_filename)
    try {
      const search = sharedByCopies(rows.project.title)
      const title = copyTitle(rows.project.title, await findTitles(db, { userId: user.id, search }))
      const { of: filesOf, musicFilename } = files
      const projectId = await insertCopy(db, { userId: user.id, actor, title, rows, filesOf, musicFilename })
      return await loadProject(db, { userId: user.id, projectId })
    } catch (error) {
      await files.remove()
      throw error
    }
  })
}
