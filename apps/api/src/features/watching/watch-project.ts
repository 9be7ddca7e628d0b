import { watchProject as contract } from '@voxdeck/contracts/projects/watch-project'
import { findRole } from '@voxdeck/db/projects/find-role'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { createEventStreams } from './stream-events.ts'

export const watchProject = (dependencies: Dependencies) => {
  const { db, events } = dependencies
  const streamEvents = createEventStreams(dependencies)
  return endpoint(contract, async ({ params, user, request, reply }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'read')
    return streamEvents({
      userId: user.id,
      request,
      reply,
      hasAccess: async () => (await findRole(db, member)) !== null,
      watch: (watcher) => events.watch(params.id, watcher),
      state: () => events.state(params.id),
    })
  })
}
