import { listTakes as contract } from '@voxdeck/contracts/recordings/list-takes'
import { sourceLanguage } from '@voxdeck/core/languages/languages'
import { listTakes as selectTakes } from '@voxdeck/db/slides/takes'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { presentRecording } from '../../presenters/present-recording.ts'

export const listTakes = ({ db }: Dependencies) =>
  endpoint(
    contract,
    async ({ params: { projectId, imageId: slideId }, query: { language = sourceLanguage }, user }) => {
      await requireProject(db, { userId: user.id, projectId }, 'read')
      const takes = await selectTakes(db, { projectId, slideId, language })
      return takes.map((take) => ({ ...presentRecording(take), createdAt: take.createdAt.toISOString() }))
    },
  )
