import { removeLanguage as contract } from '@voxdeck/contracts/languages/remove-language'
import { removeProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { changeProject } from '@voxdeck/db/projects/change-project'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireProject } from '../projects/project-access.ts'

export const removeLanguage = ({ db, workflows }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'write')
    // The project's lock blocks new translation requests meanwhile. If Temporal does not accept the cancel,
    // the transaction rolls back and the language stays.
    await changeProject(db, params.projectId, async (trx) => {
      if (!(await removeProjectLanguage(trx, params))) throw new HttpProblem('not_found')
      await workflows.cancelTranslating(params)
    })
    return undefined
  })
