import type { Db } from '@voxdeck/db/connect'
import { findInstallationId } from '@voxdeck/db/sweep/installation-id'
import { findReferenced } from '@voxdeck/db/sweep/object-references'
import { findTombstones } from '@voxdeck/db/sweep/tombstones'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'

/** These belong to the installation and not to a row. */
const isKept = (key: string): boolean =>
  key === objectKeys.installation || key.startsWith(objectKeys.calibration('').replace(/\.json$/, ''))

/**
 * Whether the store is this installation's: it holds its id, which is written when it holds none. A database that was
 * connected to another one's store would take everything in it for orphans.
 */
export const isOwnStore = async (db: Db, store: ObjectStore): Promise<boolean> => {
  const id = await findInstallationId(db)
  try {
    return (await store.getText(objectKeys.installation)) === id
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error
    await store.put(objectKeys.installation, id, 'text/plain')
    return true
  }
}

/** Compares the store with the database: the keys of objects that no row and no tombstone names, a page at a time. */
export async function* findOrphans(
  db: Db,
  store: ObjectStore,
  olderThanHours: number,
): AsyncGenerator<string[]> {
  const before = Date.now() - olderThanHours * 3600 * 1000
  for await (const page of store.list()) {
    const old = page.flatMap(({ key, storedAt }) =>
      storedAt.getTime() < before && !isKept(key) ? [key] : [],
    )
    const [referenced, left] = [await findReferenced(db, old), await findTombstones(db, old)]
    const orphans = old.filter((key) => !referenced.has(key) && !left.has(key))
    if (orphans.length > 0) yield orphans
  }
}
