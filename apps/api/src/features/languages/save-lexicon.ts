import { saveLexicon as contract } from '@voxdeck/contracts/languages/save-lexicon'
import { listLexicon, saveLexicon as save } from '@voxdeck/db/languages/lexicon'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireProject } from '../projects/project-access.ts'

export const saveLexicon = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'write')
    await save(db, params.id, body)
    return listLexicon(db, params.id)
  })
