import { listTakes as contract } from '@voxdeck/contracts/recordings/list-takes'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { listTakes as selectTakes } from '@voxdeck/db/slides/takes'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { recordingUrl } from '../../presenters/recording-url.ts'

export const listTakes = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params: { projectId, imageId: slideId }, user }) => {
    await requireProject(db, { userId: user.id, projectId }, 'read')
    const takes = await selectTakes(db, { projectId, slideId })
    return takes.map(({ filename, samples, peaks, createdAt }) => ({
      url: recordingUrl(filename),
      duration: samples / sampleRate,
      peaks,
      createdAt: createdAt.toISOString(),
    }))
  })
