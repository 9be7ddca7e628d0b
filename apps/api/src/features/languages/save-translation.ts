import { saveTranslation as contract } from '@voxdeck/contracts/languages/save-translation'
import { saveTranslation as save } from '@voxdeck/db/languages/translations'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { refuseConflicts } from '../../http/refuse-conflicts.ts'
import { loadTranslatedSlides } from './load-translated-slides.ts'
import { requireVoice } from './require-voice.ts'

export const saveTranslation = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const { projectId, language, imageId: slideId } = params
    await requireProject(db, { userId: user.id, projectId }, 'write')
    await requireVoice(db, { language, voice: body.voice })
    const change = { written: body.translation, voice: body.voice }
    const isSaved = await refuseConflicts(() => save(db, { projectId, language }, slideId, change))
    if (!isSaved) throw new HttpProblem('not_found')
    const [slide] = await loadTranslatedSlides(db, { projectId, language }, slideId)
    if (!slide) throw new HttpProblem('not_found')
    return slide
  })
