import { getGlossary as contract } from '@voxdeck/contracts/languages/get-glossary'
import { listGlossary } from '@voxdeck/db/languages/glossary'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const getGlossary = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'read')
    return listGlossary(db, params.id)
  })
