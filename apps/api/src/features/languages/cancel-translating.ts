import { cancelTranslating as contract } from '@voxdeck/contracts/languages/cancel-translating'
import { endTranslating } from '@voxdeck/db/languages/translation-jobs'
import { withProjectLock } from '@voxdeck/db/projects/with-project-lock'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadLanguage } from './load-language.ts'

export const cancelTranslating = ({ db, workflows }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'write')
    // The project's lock blocks new translation requests meanwhile. If Temporal does not accept the cancel,
    // the transaction rolls back, so that the cancel can be retried.
    await withProjectLock(db, params.projectId, async (trx) => {
      if (await endTranslating(trx, params, { status: 'cancelled' }))
        await workflows.cancelTranslating(params)
    })
    return loadLanguage(db, params)
  })
