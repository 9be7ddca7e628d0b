import { cancelTranslating as contract } from '@voxdeck/contracts/languages/cancel-translating'
import { endTranslating } from '@voxdeck/db/languages/translation-jobs'
import { changeProject } from '@voxdeck/db/projects/change-project'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireProject } from '../projects/project-access.ts'
import { loadLanguage } from './load-language.ts'

export const cancelTranslating = ({ db, workflows }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'write')
    // The project's lock blocks new translation requests meanwhile. If Temporal does not accept the cancel,
    // the transaction rolls back, so that the cancel can be retried.
    await changeProject(db, params.projectId, async (trx) => {
      if (await endTranslating(trx, params, { status: 'cancelled' }))
        await workflows.cancelTranslating(params)
    })
    return loadLanguage(db, params)
  })
