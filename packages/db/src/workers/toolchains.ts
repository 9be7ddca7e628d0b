import type { PublishedTranslator } from '@voxdeck/core/languages/published-translator'
import type { ToolVersions, VoiceVersion } from '@voxdeck/core/plan/tool-versions'
import type { Voice } from '@voxdeck/core/voices'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type PublishedVoice = Voice & VoiceVersion
export type Toolchain = ToolVersions & { voices: PublishedVoice[]; translators: PublishedTranslator[] }

export const workerHeartbeatSeconds = 10

/** A worker without a heartbeat for three intervals counts as dead. */
const silentSeconds = 3 * workerHeartbeatSeconds

export const publishToolchain = async (
  db: Db,
  { id, voices, translators = [], ...versions }: Omit<Toolchain, 'translators'> & Partial<Toolchain>,
): Promise<void> => {
  const row = {
    versions: JSON.stringify(versions),
    voices: JSON.stringify(voices),
    translators: JSON.stringify(translators),
  }
  await db
    .insertInto('toolchains')
    .values({ id, ...row, seen_at: new Date() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, seen_at: sql`now()` }))
    .execute()
}

/** The toolchain that was declared last, of those with a living worker that takes today's plans. */
export const findLiveToolchain = async (db: Db): Promise<Toolchain | null> => {
  const row = await db
    .selectFrom('toolchains')
    .where('versions', 'is not', null)
    .where((build) =>
      build.exists(
        build
          .selectFrom('workers')
          .whereRef('workers.toolchain', '=', 'toolchains.id')
          .where('workers.seen_at', '>', sql<Date>`now() - make_interval(secs => ${silentSeconds})`)
          .select('workers.id'),
      ),
    )
    .orderBy('declared_at', 'desc')
    .select(['id', 'versions', 'voices', 'translators'])
    .executeTakeFirst()
  return row
    ? {
        ...(row.versions as Omit<ToolVersions, 'id'>),
        id: row.id,
        voices: row.voices as PublishedVoice[],
        translators: row.translators as PublishedTranslator[],
      }
    : null
}
