import type { Scratch } from '@voxdeck/media/run/scratch'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'

/** Downloads artifacts into the scratch folder, each distinct one once; returns a lookup from key to path. */
export const fetchArtifacts = async (
  store: ObjectStore,
  scratch: Scratch,
  kind: string,
  keys: readonly string[],
): Promise<(key: string) => string> => {
  const paths = new Map<string, string>()
  for (const key of new Set(keys)) {
    const { path } = scratch.file(`${kind}-${key}`)
    await store.getFile(objectKeys.artifact(kind, key), path)
    paths.set(key, path)
  }
  return (key) => {
    const path = paths.get(key)
    if (path === undefined) throw new Error(`${kind} ${key} was not fetched`)
    return path
  }
}
