import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import type { Database } from './connect.ts'
import { listen, type Notification, notify } from './notifications.ts'

/** Records what a listener receives; `next` waits for the next notification or gap. */
const hear = (database: Database) => {
  const target = new EventTarget()
  const heard: Notification[] = []
  const listening = listen(database.pool, {
    onNotification: (notification) => {
      heard.push(notification)
      target.dispatchEvent(new Event('notification'))
    },
    onReconnect: () => target.dispatchEvent(new Event('gap')),
  })
  return { heard, listening, next: (what: 'notification' | 'gap') => once(target, what) }
}

describe('notifications between processes', () => {
  let database: Database
  let ears: ReturnType<typeof hear>
  beforeEach(async () => {
    database = await createTestDatabase()
    ears = hear(database)
    await ears.next('gap')
  })
  afterEach(async () => {
    await ears.listening.close()
    await database.close()
  })

  it('arrive when the transaction commits, and not at all when it does not', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await notify(trx, { about: 'project', projectId: 'undone' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    const arrived = ears.next('notification')
    await database.db
      .transaction()
      .execute((trx) => notify(trx, { about: 'video', projectId: 'p', videoId: 'v' }))
    await arrived
    expect(ears.heard).toEqual([{ about: 'video', projectId: 'p', videoId: 'v' }])
  })

  it('the listener comes back when its connection breaks, and says that it missed something', async () => {
    const gap = ears.next('gap')
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'",
    )
    await gap
    const arrived = ears.next('notification')
    await notify(database.db, { about: 'project', projectId: 'p' })
    await arrived
    expect(ears.heard).toEqual([{ about: 'project', projectId: 'p' }])
  })
})
