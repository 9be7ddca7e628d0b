import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './connect.ts'

/** Between processes only ids travel: who hears one reads the state it may see. */
export type Notification =
  | { about: 'project'; projectId: string }
  | { about: 'video'; projectId: string; videoId: string }

const channel = 'voxdeck'

/** Delivered when the transaction commits, and not at all when it does not. */
export const notify = async (db: Db, notification: Notification): Promise<void> => {
  await sql`select pg_notify(${channel}, ${JSON.stringify(notification)})`.execute(db)
}

/** One connection listens for a whole process; when it breaks it is opened again and `onGap` is told. */
export const listen = (
  pool: pg.Pool,
  { onNotification, onGap }: { onNotification: (notification: Notification) => void; onGap: () => void },
): { close: () => Promise<void> } => {
  let closed = false
  let current: pg.PoolClient | null = null

  const open = async (): Promise<void> => {
    if (closed) return
    try {
      const client = await pool.connect()
      current = client
      client.on('notification', ({ payload }) => {
        if (payload) onNotification(JSON.parse(payload) as Notification)
      })
      client.on('error', () => {
        current = null
        client.release(true)
        setTimeout(() => void open(), reopenAfterMs)
      })
      await client.query(`listen ${channel}`)
      onGap()
    } catch {
      setTimeout(() => void open(), reopenAfterMs)
    }
  }

  const opened = open()
  return {
    close: async () => {
      closed = true
      await opened
      current?.release(true)
    },
  }
}

const reopenAfterMs = 1000
