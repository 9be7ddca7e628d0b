import { updateProject as contract } from '@voxdeck/contracts/projects/update-project'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { type SlideScriptChange, updateProject as saveProject } from '@voxdeck/db/projects/update-project'
import type { z } from 'zod'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { createResolveRecording } from '../recordings/resolve-recording.ts'
import { loadProject } from './load-project.ts'
import { requireProject } from './project-access.ts'

type SentScript = NonNullable<z.output<typeof contract.body>['slideScripts']>[number]

const isText = ({ audioRecording }: SentScript): boolean => typeof audioRecording === 'string'

/** Recordings that came as data URLs are normalised first: the project is not locked meanwhile. */
const readScripts = async (
  dependencies: Dependencies,
  member: Membership,
  sent: readonly SentScript[],
): Promise<SlideScriptChange[]> => {
  const rows = sent.some(isText) ? await findProjectRows(dependencies.db, member) : null
  const resolve = createResolveRecording(dependencies, member.userId)
  const scripts: SlideScriptChange[] = []
  for (const { audioRecording, ...script } of sent) {
    const image = rows?.images.find(({ id }) => id === script.imageId)
    if (typeof audioRecording === 'string' && !image) throw new HttpProblem('not_found')
    const meant = await resolve(image ?? { recording_filename: null }, audioRecording)
    scripts.push({ ...script, audioRecording: meant })
  }
  return scripts
}

export const updateProject = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const { db } = dependencies
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const { slideScripts, ...rest } = body
    const change = slideScripts
      ? { ...rest, slideScripts: await readScripts(dependencies, member, slideScripts) }
      : rest
    if (!(await saveProject(db, params.id, change))) throw new HttpProblem('not_found')
    return loadProject(db, member)
  })
