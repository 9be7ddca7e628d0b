import { listTakes as contract } from '@voxdeck/contracts/recordings/list-takes'
import { findSourceLanguage } from '@voxdeck/db/projects/find-source-language'
import { listTakes as selectTakes } from '@voxdeck/db/slides/takes'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { presentRecording } from '../../presenters/present-recording.ts'

export const listTakes = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params: { projectId, imageId: slideId }, query, user }) => {
    await requireProject(db, { userId: user.id, projectId }, 'read')
    const language = query.language ?? (await findSourceLanguage(db, projectId))
    const takes = await selectTakes(db, { projectId, slideId, language })
    return takes.map((take) => ({ ...presentRecording(take), createdAt: take.createdAt.toISOString() }))
  })
