import { ERRORS, type Locker } from '@tus/utils'
import { withArtifactLease } from '@voxdeck/db/artifacts/artifact-lease'
import type { Db } from '@voxdeck/db/connect'
import { notify } from '@voxdeck/db/notifications'
import type { EventHub } from '../../events/event-hub.ts'

/** Longest wait for the lock; the client retries after it. */
const patienceMs = 20_000

/**
 * Lets one request at a time write an upload, across all processes. A request that finds it locked asks the holder to
 * stop: after a broken connection the server may hold it for long. It asks that holder alone, since its notification
 * may arrive after the lock has passed on.
 */
export const createUploadLocker = ({ db, events }: { db: Db; events: EventHub }): Locker => {
  const requestsToHolders = new Map<string, () => void>()
  events.onUploadWanted((holder) => requestsToHolders.get(holder)?.())

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
          const hold = (holder: string) =>
            new Promise<void>((released) => {
              clearTimeout(timer)
              if (isOver) return released()
              isOver = true
              requestsToHolders.set(holder, requestRelease)
              release = () => {
                requestsToHolders.delete(holder)
                released()
              }
              granted()
            })
          withArtifactLease(db, { kind: 'upload', key }, hold, {
            onBusy: (holder) => isOver || notify(db, { about: 'upload', key, holder }),
          }).catch(refused)
        })
      return { lock, unlock: async () => release() }
    },
  }
}
