import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ArtifactId } from './artifacts.ts'

/**
 * Lets one process at a time make an artifact, across all processes. The advisory lock is held by a
 * connection, so Postgres releases it when the process dies.
 */
export const withArtifactLock = async <T>(
  pool: pg.Pool,
  { kind, key }: ArtifactId,
  work: () => Promise<T>,
): Promise<T> => {
  const number = createHash('sha256').update(`${kind}/${key}`).digest().readBigInt64BE().toString()
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('select pg_advisory_lock($1::bigint)', [number])
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1::bigint)', [number]).catch((error: Error) => {
      broken = error
    })
    client.release(broken)
  }
}
