import { changeLanguage as contract } from '@voxdeck/contracts/languages/change-language'
import { setLanguageVoice } from '@voxdeck/db/languages/project-languages'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadLanguage } from './load-language.ts'
import { requireVoice } from './require-voice.ts'

export const changeLanguage = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body: { voice }, user }) => {
    const { projectId, language } = params
    await requireProject(db, { userId: user.id, projectId }, 'write')
    await requireVoice(db, { language, voice })
    if (!(await setLanguageVoice(db, { projectId, language, voice }))) throw new HttpProblem('not_found')
    return loadLanguage(db, { projectId, language })
  })
