import type { Voice } from '@voxdeck/core/voices'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type Toolchain = { id: string; voices: Voice[] }

/** Workers say they live this often; who has been silent three times as long is gone. */
export const workerPulseSeconds = 10

export const publishToolchain = async (db: Db, { id, voices }: Toolchain): Promise<void> => {
  const row = { voices: JSON.stringify(voices), seen_at: new Date() }
  await db
    .insertInto('toolchains')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ voices: row.voices, seen_at: sql`now()` }))
    .execute()
}

/** What the most recently seen worker can do, or null when none lives. */
export const findLivingToolchain = async (db: Db): Promise<Toolchain | null> => {
  const row = await db
    .selectFrom('toolchains')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${3 * workerPulseSeconds})`)
    .orderBy('seen_at', 'desc')
    .select(['id', 'voices'])
    .executeTakeFirst()
  return row ? { id: row.id, voices: row.voices as Voice[] } : null
}
