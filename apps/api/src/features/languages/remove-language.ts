import { removeLanguage as contract } from '@voxdeck/contracts/languages/remove-language'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { removeProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

export const removeLanguage = ({ db, delivery }: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'write')
    const { projectId, language } = params
    await delivery.transact(async (trx, send) => {
      // The project's row lock blocks new translation requests until the commit.
      await lockProject(trx, projectId)
      if (!(await removeProjectLanguage(trx, params))) throw new HttpProblem('not_found')
      await send({ kind: 'cancelTranslating', task: { projectId, language } })
      await writeAudit(trx, actor, { action: 'removeLanguage', projectId, subject: language })
    })
    return undefined
  })
