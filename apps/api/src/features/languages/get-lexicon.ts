import { getLexicon as contract } from '@voxdeck/contracts/languages/get-lexicon'
import { listLexicon } from '@voxdeck/db/languages/lexicon'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const getLexicon = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'read')
    return listLexicon(db, params.id)
  })
