import { withArtifactLock } from '@voxdeck/db/artifacts/artifact-lock'
import {
  type ArtifactId,
  type ArtifactRow,
  findArtifact,
  findArtifactKeys,
  recordArtifact,
} from '@voxdeck/db/artifacts/artifacts'
import type { Database } from '@voxdeck/db/connect'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'

export type MadeFile<Facts> = { path: string; contentType: string; facts: Facts }
export type Obtained<Facts> = ArtifactRow<Facts> & { reused: boolean }
export type ArtifactStore = ReturnType<typeof createArtifactStore>

/** Artifacts are looked up before they are made, made by one worker at a time, and never changed. */
export const createArtifactStore = ({
  db,
  pool,
  store,
}: Pick<Database, 'db' | 'pool'> & { store: ObjectStore }) => ({
  /** The keys that have no artifact yet. */
  missing: async (kind: string, keys: readonly string[]): Promise<string[]> => {
    const there = await findArtifactKeys(db, kind, keys)
    return keys.filter((key) => !there.has(key))
  },
  /** `make` writes a file; it is stored before its row is inserted, so every row has its object. */
  obtain: async <Facts>(id: ArtifactId, make: () => Promise<MadeFile<Facts>>): Promise<Obtained<Facts>> => {
    const there = await findArtifact<Facts>(db, id)
    if (there) return { ...there, reused: true }
    return withArtifactLock(pool, id, async () => {
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
