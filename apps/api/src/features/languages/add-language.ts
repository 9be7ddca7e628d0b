import { addLanguage as contract } from '@voxdeck/contracts/languages/add-language'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadLanguage } from './load-language.ts'

export const addLanguage = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const [projectId, language] = [params.id, body.languageCode]
    await requireProject(db, { userId: user.id, projectId }, 'write')
    await addProjectLanguage(db, { projectId, language })
    return loadLanguage(db, { projectId, language })
  })
