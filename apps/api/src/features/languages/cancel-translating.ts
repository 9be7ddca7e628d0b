import { cancelTranslating as contract } from '@voxdeck/contracts/languages/cancel-translating'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { endTranslating } from '@voxdeck/db/languages/translation-jobs'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadLanguage } from './load-language.ts'

export const cancelTranslating = ({ db, delivery }: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'write')
    const { projectId, language } = params
    await delivery.transact(async (trx, send) => {
      // The project's row lock blocks new translation requests until the commit.
      await lockProject(trx, projectId)
      if (!(await endTranslating(trx, params, { status: 'cancelled' }))) return
      await send({ kind: 'cancelTranslating', task: { projectId, language } })
      await writeAudit(trx, actor, { action: 'cancelTranslating', projectId, subject: language })
    })
    return loadLanguage(db, params)
  })
