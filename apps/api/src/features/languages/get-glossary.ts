import { getGlossary as contract } from '@voxdeck/contracts/languages/get-glossary'
import { listGlossary } from '@voxdeck/db/languages/glossary'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireProject } from '../projects/project-access.ts'

export const getGlossary = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.id }, 'read')
    return listGlossary(db, params.id)
  })
