import { updateProject as contract } from '@voxdeck/contracts/projects/update-project'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { type SlideChange, updateProject as saveProject } from '@voxdeck/db/projects/update-project'
import { ownRecording } from '@voxdeck/db/slides/recordings'
import type { z } from 'zod'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { refuseConflicts } from '../../http/refuse-conflicts.ts'
import { createResolveRecording } from '../recordings/resolve-recording.ts'
import { loadProject } from './load-project.ts'

type Body = z.output<typeof contract.body>
type SentScript = NonNullable<Body['slideScripts']>[number]

const sendsRecording = ({ audioRecording }: SentScript): boolean => typeof audioRecording === 'string'

/** Recordings sent as data URLs are imported first, without the project's lock. */
const readScripts = async (
  dependencies: Dependencies,
  member: Membership,
  sent: readonly SentScript[],
): Promise<SlideChange[]> => {
  const rows = sent.some(sendsRecording) ? await findProjectRows(dependencies.db, member) : null
  const resolve = createResolveRecording(dependencies, member.userId)
  const changes: SlideChange[] = []
  for (const {
    imageId: id,
    script,
    scriptBase,
    selectedVoice,
    audioRecording,
    videoUrl,
    keepVideoSound,
    speakingSpeed,
    pictureFit,
    silent,
    narrator,
  } of sent) {
    const slide = rows?.slides.find((candidate) => candidate.id === id)
    if (typeof audioRecording === 'string' && !slide) throw new HttpProblem('not_found')
    const recording = await resolve(slide ? ownRecording(slide) : null, audioRecording)
    changes.push({
      id,
      script,
      scriptBase,
      voice: selectedVoice,
      recording,
      clip: readClip(videoUrl),
      keepsClipSound: keepVideoSound,
      speakingSpeed,
      pictureFit,
      isSilent: silent,
      narrator,
    })
  }
  return changes
}

/** The name at the end of a clip's address. */
const readClip = (address: string | null | undefined) =>
  address ? { broughtBack: address.split('/').at(-1) ?? '' } : (address as null | undefined)

const readTimings = ({ slideTimings = [] }: Body): SlideChange[] =>
  slideTimings.map(({ imageId: id, manualDuration }) => ({ id, manualSeconds: manualDuration }))

export const updateProject = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const { db } = dependencies
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const change = {
      title: body.title,
      script: body.englishScript,
      scriptBase: body.englishScriptBase,
      thumbnailSlideId: body.thumbnailImageId,
      settings: body.videoSettings,
      slides: [...(await readScripts(dependencies, member, body.slideScripts ?? [])), ...readTimings(body)],
    }
    const isSaved = await refuseConflicts(() => saveProject(db, params.id, change))
    if (!isSaved) throw new HttpProblem('not_found')
    return loadProject(db, member)
  })
