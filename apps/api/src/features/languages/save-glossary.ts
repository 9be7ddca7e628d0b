import { saveGlossary as contract } from '@voxdeck/contracts/languages/save-glossary'
import { listGlossary, saveGlossary as save } from '@voxdeck/db/languages/glossary'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { refuseConflicts } from '../../http/refuse-conflicts.ts'

export const saveGlossary = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, query, body, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'write')
    await refuseConflicts(() => save(db, params.id, body, query.base))
    return listGlossary(db, params.id)
  })
