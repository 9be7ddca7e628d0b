import { saveLexicon as contract } from '@voxdeck/contracts/languages/save-lexicon'
import { listLexicon, saveLexicon as save } from '@voxdeck/db/languages/lexicon'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { refuseConflicts } from '../../http/refuse-conflicts.ts'

export const saveLexicon = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, query, body, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'write')
    await refuseConflicts(() => save(db, params.id, body, query.base))
    return listLexicon(db, params.id)
  })
