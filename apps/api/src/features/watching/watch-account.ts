import { watchAccount as contract } from '@voxdeck/contracts/auth/watch-account'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { createEventStreams } from './stream-events.ts'

export const watchAccount = (dependencies: Dependencies) => {
  const { events } = dependencies
  const streamEvents = createEventStreams(dependencies)
  return endpoint(contract, ({ user, request, reply }) =>
    streamEvents({
      userId: user.id,
      request,
      reply,
      watch: (watcher) => events.watchAccount(user.id, watcher),
      state: () => events.accountState(user.id),
    }),
  )
}
