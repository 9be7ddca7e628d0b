import {
  type ArtifactId,
  type ArtifactRow,
  findArtifact,
  findArtifactKeys,
  recordArtifact,
} from '@voxdeck/db/artifacts/artifacts'
import { withMakingLock } from '@voxdeck/db/artifacts/making-lock'
import type { Database } from '@voxdeck/db/connect'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'

export type MadeFile<Facts> = { path: string; contentType: string; facts: Facts }
export type Obtained<Facts> = ArtifactRow<Facts> & { reused: boolean }
export type ArtifactStore = ReturnType<typeof createArtifactStore>

/** Look up before making; make at most once at a time; never change what was made. */
export const createArtifactStore = ({
  db,
  pool,
  store,
}: Pick<Database, 'db' | 'pool'> & { store: ObjectStore }) => ({
  /** Of many small ones, those that have to be made; the others are still wanted. */
  missing: async (kind: string, keys: readonly string[]): Promise<string[]> => {
    const there = await findArtifactKeys(db, kind, keys)
    return keys.filter((key) => !there.has(key))
  },
  /** `make` writes a file; it is stored first and recorded then, so what is recorded is there. */
  obtain: async <Facts>(id: ArtifactId, make: () => Promise<MadeFile<Facts>>): Promise<Obtained<Facts>> => {
    const there = await findArtifact<Facts>(db, id)
    if (there) return { ...there, reused: true }
    return withMakingLock(pool, id, async () => {
      const meanwhile = await findArtifact<Facts>(db, id)
      if (meanwhile) return { ...meanwhile, reused: true }
      const { path, contentType, facts } = await make()
      const objectKey = objectKeys.artifact(id.kind, id.key)
      await store.putFile(objectKey, path, contentType)
      await recordArtifact(db, { ...id, objectKey, facts })
      return { objectKey, facts, reused: false }
    })
  },
})
