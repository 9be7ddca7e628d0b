import { getLanguage as contract } from '@voxdeck/contracts/languages/get-language'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireProject } from '../projects/project-access.ts'
import { loadLanguage } from './load-language.ts'

export const getLanguage = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'read')
    return loadLanguage(db, params)
  })
