import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './connect.ts'

/** A notification carries only ids; each receiver reads the state that it is allowed to see. */
export type Notification =
  | { about: 'project'; projectId: string }
  | { about: 'video'; projectId: string; videoId: string }
  | { about: 'language'; projectId: string; language: string }
  /** A project came to this person's list, or went from it. */
  | { about: 'account'; userId: string }
  /** A request waits for the lock of an upload, which `holder` has. */
  | { about: 'upload'; key: string; holder: string }

const channel = 'voxdeck'

/** NOTIFY is delivered when the transaction commits, and never when it rolls back. */
export const notify = async (db: Db, notification: Notification): Promise<void> => {
  await sql`select pg_notify(${channel}, ${JSON.stringify(notification)})`.execute(db)
}

/**
 * One LISTEN connection per process, reopened when it breaks. `onReconnect` is called whenever it starts to listen,
 * because notifications before that are lost.
 */
export const listen = (
  pool: pg.Pool,
  {
    onNotification,
    onReconnect,
  }: { onNotification: (notification: Notification) => void; onReconnect: () => void },
): { close: () => Promise<void> } => {
  let closed = false
  let opening = Promise.resolve()
  let reopening: NodeJS.Timeout | undefined
  let releaseConnection = () => {}

  const reopen = () => {
    if (closed) return
    reopening = setTimeout(() => {
      opening = open()
    }, reopenAfterMs)
  }

  const open = async (): Promise<void> => {
    const client = await pool.connect().catch(() => null)
    if (!client) return reopen()
    let isOpen = true
    // A broken connection may emit several errors, but must be released to the pool only once.
    releaseConnection = () => {
      if (!isOpen) return
      isOpen = false
      client.release(true)
      reopen()
    }
    client.on('error', releaseConnection)
    client.on('notification', ({ payload }) => {
      if (payload) onNotification(JSON.parse(payload) as Notification)
    })
    await client.query(`listen ${channel}`).then(onReconnect, releaseConnection)
  }

  opening = open()
  return {
    close: async () => {
      closed = true
      clearTimeout(reopening)
      await opening
      releaseConnection()
    },
  }
}

const reopenAfterMs = 1000
