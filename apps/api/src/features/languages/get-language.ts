import { getLanguage as contract } from '@voxdeck/contracts/languages/get-language'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadLanguage } from './load-language.ts'

export const getLanguage = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'read')
    return loadLanguage(db, params)
  })
