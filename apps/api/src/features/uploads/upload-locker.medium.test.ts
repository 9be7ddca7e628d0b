import { withArtifactLease } from '@voxdeck/db/artifacts/artifact-lease'
import type { Database } from '@voxdeck/db/connect'
import { notify } from '@voxdeck/db/notifications'
import { createMigratedDatabase } from '@voxdeck/db/testing/test-database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEventHub, type EventHub } from '../../events/event-hub.ts'
import { createUploadLocker } from './upload-locker.ts'

describe('the lock of an upload', () => {
  let database: Database
  let events: EventHub
  beforeAll(async () => {
    database = await createMigratedDatabase()
    events = createEventHub(database)
  })
  afterAll(async () => {
    await events.close()
    await database.close()
  })

  const { signal } = new AbortController()

  it('is given up by its holder when another request waits', async () => {
    const locker = createUploadLocker({ db: database.db, events })
    const [first, second] = [locker.newLock('uploads/a'), locker.newLock('uploads/a')]
    const askFirst = vi.fn<() => void>(() => void first.unlock())
    const askSecond = vi.fn<() => void>()
    await first.lock(signal, askFirst)
    await second.lock(signal, askSecond)
    expect(askFirst).toHaveBeenCalled()
    expect(askSecond).not.toHaveBeenCalled()
    await second.unlock()
  })

  it('stays with its holder when a request that waited for an earlier one is heard late', async () => {
    const locker = createUploadLocker({ db: database.db, events })
    const id = { kind: 'upload', key: 'uploads/b' }
    const earlier = await withArtifactLease(database.db, id, async (holder) => holder)
    const lock = locker.newLock(id.key)
    const ask = vi.fn<() => void>()
    await lock.lock(signal, ask)
    await notify(database.db, { about: 'upload', key: id.key, holder: earlier })
    // Notifications arrive in order: this one after the late one.
    const other = locker.newLock('uploads/c')
    const heard = vi.fn<() => void>()
    await other.lock(signal, heard)
    const { holder } = await database.db
      .selectFrom('artifact_leases')
      .select('holder')
      .where('key', '=', 'uploads/c')
      .executeTakeFirstOrThrow()
    await notify(database.db, { about: 'upload', key: 'uploads/c', holder })
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    expect(ask).not.toHaveBeenCalled()
    await Promise.all([lock.unlock(), other.unlock()])
  })
})
