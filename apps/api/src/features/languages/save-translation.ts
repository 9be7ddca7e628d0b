import type { CallInput } from '@voxdeck/contracts/client'
import { saveTranslation as contract } from '@voxdeck/contracts/languages/save-translation'
import type { Db } from '@voxdeck/db/connect'
import { saveTranslation as save } from '@voxdeck/db/languages/translations'
import { findSlideProject } from '@voxdeck/db/slides/find-slide-project'
import { findSourceScripts } from '@voxdeck/db/slides/find-source-scripts'
import {
  listRecordings,
  noRecordings,
  ownRecording,
  type RecordingsByLanguage,
} from '@voxdeck/db/slides/recordings'
import { hashOfSource, slideSources } from '@voxdeck/storage/slide-sources'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { refuseConflicts } from '../../http/refuse-conflicts.ts'
import { createResolveRecording } from '../recordings/resolve-recording.ts'
import { loadTranslatedSlides } from './load-translated-slides.ts'
import { requireVoice } from './require-voice.ts'

/** Throws not_found when the project does not have the slide. */
const readRecordings = async (
  db: Db,
  at: { projectId: string; slideId: string },
): Promise<RecordingsByLanguage> => {
  if ((await findSlideProject(db, at.slideId)) !== at.projectId) throw new HttpProblem('not_found')
  return (await listRecordings(db, at)).get(at.slideId) ?? new Map()
}

type SlideOfProject = { projectId: string; slideId: string }

/** The source text that a person saw; null when it is another by now. */
const readSource = async (
  db: Db,
  { projectId, slideId }: SlideOfProject,
  seenHash: string,
): Promise<string | null> => {
  const scripts = await findSourceScripts(db, projectId)
  if (!scripts) throw new HttpProblem('not_found')
  const slide = slideSources(scripts).find((one) => one.slideId === slideId)
  return slide?.sourceHash === seenHash ? slide.source : null
}

type SentTranslation = NonNullable<CallInput<typeof contract>['body']['translation']>

/** The source text of what is saved: that of now, or the one that is sent with a review that is taken back. */
const resolveSource = async (db: Db, slide: SlideOfProject, translation: SentTranslation) => {
  const { source: sent, sourceHash } = translation
  if (typeof sent === 'string' && hashOfSource(sent) !== sourceHash)
    throw new HttpProblem('invalid_request', 'source is not the text of sourceHash')
  const source = sent ?? (await readSource(db, slide, sourceHash))
  return { ...translation, source, takesBackReview: sent !== undefined }
}

export const saveTranslation = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const { db } = dependencies
    const { projectId, language, imageId: slideId } = params
    await requireProject(db, { userId: user.id, projectId }, 'write')
    await requireVoice(db, { language, voice: body.voice })
    const { translation, voice, narrator, recording: address } = body
    const written = translation && (await resolveSource(db, { projectId, slideId }, translation))
    const sent = typeof address === 'string' ? await readRecordings(db, { projectId, slideId }) : null
    const current = ownRecording(sent?.get(language) ?? noRecordings)
    const recording = await createResolveRecording(dependencies, user.id)(current, address)
    const change = { written, voice, narrator, recording }
    const isSaved = await refuseConflicts(() => save(db, { projectId, language }, slideId, change))
    if (!isSaved) throw new HttpProblem('not_found')
    const [slide] = await loadTranslatedSlides(db, { projectId, language }, slideId)
    if (!slide) throw new HttpProblem('not_found')
    return slide
  })
