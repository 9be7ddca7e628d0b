import { ERRORS, type Locker } from '@tus/utils'
import { withArtifactLease } from '@voxdeck/db/artifacts/artifact-lease'
import type { Db } from '@voxdeck/db/connect'
import { notify } from '@voxdeck/db/notifications'
import type { EventHub } from '../../events/event-hub.ts'

/** A request that gets the lock within this time goes on; a later one is told to try again. */
const patienceMs = 20_000

/**
 * Lets one request at a time write an upload, across all processes. A request that finds it locked asks the holder to
 * stop: after a broken connection the server may hold it for long.
 */
export const createUploadLocker = ({ db, events }: { db: Db; events: EventHub }): Locker => {
  const holders = new Map<string, () => void>()
  events.onUploadWanted((key) => holders.get(key)?.())

  return {
    newLock: (key) => {
      let release = () => {}
      const lock = (signal: AbortSignal, requestRelease: () => void) =>
        new Promise<void>((granted, refused) => {
          let isOver = false
          const giveUp = () => {
            isOver = true
            refused(ERRORS.ERR_LOCK_TIMEOUT)
          }
          const timer = setTimeout(giveUp, patienceMs)
          signal.addEventListener('abort', giveUp, { once: true })
          const hold = () =>
            new Promise<void>((released) => {
              clearTimeout(timer)
              if (isOver) return released()
              isOver = true
              holders.set(key, requestRelease)
              release = () => {
                if (holders.get(key) === requestRelease) holders.delete(key)
                released()
              }
              granted()
            })
          notify(db, { about: 'upload', key })
            .then(() => withArtifactLease(db, { kind: 'upload', key }, hold))
            .catch(refused)
        })
      return { lock, unlock: async () => release() }
    },
  }
}
