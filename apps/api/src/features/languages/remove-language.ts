import { removeLanguage as contract } from '@voxdeck/contracts/languages/remove-language'
import { removeProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { withProjectLock } from '@voxdeck/db/projects/with-project-lock'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

export const removeLanguage = ({ db, workflows }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'write')
    // The project's lock blocks new translation requests meanwhile. If Temporal does not accept the cancel,
    // the transaction rolls back and the language stays.
    await withProjectLock(db, params.projectId, async (trx) => {
      if (!(await removeProjectLanguage(trx, params))) throw new HttpProblem('not_found')
      await workflows.cancelTranslating(params)
    })
    return undefined
  })
