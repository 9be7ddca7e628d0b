import { changeLanguage as contract } from '@voxdeck/contracts/languages/change-language'
import { changeProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadLanguage } from './load-language.ts'
import { requireVoice } from './require-voice.ts'

export const changeLanguage = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const { projectId, language } = params
    await requireProject(db, { userId: user.id, projectId }, 'write')
    await requireVoice(db, { language, voice: body.voice })
    if (!(await changeProjectLanguage(db, { projectId, language }, body))) throw new HttpProblem('not_found')
    return loadLanguage(db, { projectId, language })
  })
