import { saveLexicon as contract } from '@voxdeck/contracts/languages/save-lexicon'
import { listLexicon, saveLexicon as save } from '@voxdeck/db/languages/lexicon'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const saveLexicon = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'write')
    await save(db, params.id, body)
    return listLexicon(db, params.id)
  })
