import type { PublishedTranslator } from '@voxdeck/core/languages/published-translator'
import type { Voice } from '@voxdeck/core/voices'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type Toolchain = { id: string; voices: Voice[]; translators: PublishedTranslator[] }

const english = { language: 'en', engine: 'sherpa' } as const

/** Workers say they live this often; who has been silent three times as long is gone. */
export const workerPulseSeconds = 10

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

/** Workers from before voices had languages, which may still run, spoke English. */
const withLanguage = (voice: Voice): Voice => ({ ...english, ...voice })

/** What the most recently seen worker can do, or null when none lives. */
export const findLivingToolchain = async (db: Db): Promise<Toolchain | null> => {
  const row = await db
    .selectFrom('toolchains')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${3 * workerPulseSeconds})`)
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
