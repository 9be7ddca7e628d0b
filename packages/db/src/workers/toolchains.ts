import type { PublishedTranslator } from '@voxdeck/core/languages/published-translator'
import type { Voice } from '@voxdeck/core/voices'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type Toolchain = { id: string; voices: Voice[]; translators: PublishedTranslator[] }

const english = { language: 'en', engine: 'sherpa' } as const

/** Heartbeat interval of workers. A worker without a heartbeat for three intervals counts as dead. */
export const workerHeartbeatSeconds = 10

export const publishToolchain = async (
  db: Db,
  { id, voices, translators = [] }: Omit<Toolchain, 'translators'> & Partial<Toolchain>,
): Promise<void> => {
  const row = { voices: JSON.stringify(voices), translators: JSON.stringify(translators) }
  await db
    .insertInto('toolchains')
    .values({ id, ...row, seen_at: new Date() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, seen_at: sql`now()` }))
    .execute()
}

/** Older workers, which may still run, publish voices without a language; those are English. */
const withLanguage = (voice: Voice): Voice => ({ ...english, ...voice })

/** Toolchain of the worker with the latest heartbeat, or null when no worker is alive. */
export const findLiveToolchain = async (db: Db): Promise<Toolchain | null> => {
  const row = await db
    .selectFrom('toolchains')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${3 * workerHeartbeatSeconds})`)
    .orderBy('seen_at', 'desc')
    .select(['id', 'voices', 'translators'])
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        voices: (row.voices as Voice[]).map(withLanguage),
        translators: row.translators as PublishedTranslator[],
      }
    : null
}
