import { randomUUID } from 'node:crypto'
import { testTools } from '@voxdeck/core/testing/test-tools'
import type { Voice } from '@voxdeck/core/voices'
import { sql } from 'kysely'
import type { Db } from '../src/connect.ts'
import { publishToolchain, type Toolchain } from '../src/workers/toolchains.ts'
import { publishWorker } from '../src/workers/worker-slots.ts'

/** Publishes the toolchain of a worker whose tools and voices are of the same version. */
export const publishTestToolchain = async (
  db: Db,
  { id, voices, ...more }: { id: string; voices: readonly Voice[] } & Pick<Partial<Toolchain>, 'translators'>,
): Promise<void> => {
  await publishToolchain(db, {
    ...testTools(id),
    voices: voices.map((voice) => ({ ...voice, version: id })),
    ...more,
  })
  // Published again, it is declared anew: tests replace one toolchain by another and back.
  await db.updateTable('toolchains').set({ declared_at: sql`now()` }).where('id', '=', id).execute()
  await publishWorker(db, { id: randomUUID(), slots: 2, toolchain: id })
}
