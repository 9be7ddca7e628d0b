import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ArtifactId } from './artifacts.ts'

/**
 * One maker at a time for an artifact, over all workers. The lock lives in a connection, so it goes when
 * the worker dies, however it dies.
 */
export const withMakingLock = async <T>(
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
