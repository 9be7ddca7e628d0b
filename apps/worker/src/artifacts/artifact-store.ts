import { rm, stat } from 'node:fs/promises'
import { ApplicationFailure } from '@temporalio/common'
import { withArtifactLease } from '@voxdeck/db/artifacts/artifact-lease'
import {
  type ArtifactId,
  findArtifact,
  findArtifactKeys,
  findArtifacts,
  forgetArtifact,
  type NewArtifactId,
  recordArtifact,
  recordObject,
  type StoredArtifact,
} from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { hashFile } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import { artifactLost } from '@voxdeck/workflows/artifact-lost'
import { eachOf } from './each-of.ts'

export type MadeFile<Facts> = { path: string; contentType: string; facts: Facts }
export type Obtained<Facts> = { objectKey: string; facts: Facts; reused: boolean }
export type ArtifactStore = ReturnType<typeof createArtifactStore>

/**
 * Fails an activity whose artifact is gone or is not what was stored. Its row is deleted by then, so the workflow's
 * next round makes it again.
 */
export const artifactLostFailure = (kind: string, keys: readonly string[]): ApplicationFailure =>
  ApplicationFailure.create({
    type: artifactLost,
    message: `lost: ${kind} ${keys.join(', ')}`,
    nonRetryable: true,
  })

/**
 * Artifacts are looked up before they are made, made by one worker at a time, and never changed. A row says which
 * bytes belong to it; when its object is gone or has other bytes, the row is deleted and the artifact made again.
 */
export const createArtifactStore = ({ db, store }: { db: Db; store: ObjectStore }) => {
  /** Downloads the object and compares it with its row; false when it is lost. */
  const fetchOne = async (
    id: ArtifactId,
    { objectKey, size, hash }: StoredArtifact<unknown>,
    path: string,
  ): Promise<boolean> => {
    try {
      await store.getFile(objectKey, path)
    } catch (error) {
      if (error instanceof ObjectMissing) return false
      throw error
    }
    const found = { objectKey, size: (await stat(path)).size, hash: await hashFile(path) }
    if (hash === null) await recordObject(db, id, found)
    return hash === null || (found.size === size && found.hash === hash)
  }

  /** Stores a file that is made already; another maker's, that was recorded before, takes its place. */
  const keep = async <Facts>(
    id: NewArtifactId,
    { path, contentType, facts }: MadeFile<Facts>,
  ): Promise<StoredArtifact<Facts>> => {
    const hash = await hashFile(path)
    const objectKey = objectKeys.artifact(id.kind, id.key, hash)
    const size = await store.putFile(objectKey, path, contentType)
    const recorded = await recordArtifact(db, { ...id, objectKey, size, hash, facts })
    if (recorded.objectKey !== objectKey) await store.remove(objectKey)
    return recorded
  }

  return {
    /** The keys that have no artifact yet. */
    missing: async (kind: string, keys: readonly string[]): Promise<string[]> => {
      const there = await findArtifactKeys(db, kind, keys)
      return keys.filter((key) => !there.has(key))
    },

    /**
     * `make` writes a file. It is stored under the hash of its bytes before its row is inserted, so every row has its
     * object, and a maker whose lease ended cannot replace the bytes of another.
     */
    obtain: async <Facts>(
      id: NewArtifactId,
      make: () => Promise<MadeFile<Facts>>,
    ): Promise<Obtained<Facts>> => {
      const there = await findArtifact<Facts>(db, id)
      if (there) return { ...there, reused: true }
      return withArtifactLease(db, id, async () => {
        const meanwhile = await findArtifact<Facts>(db, id)
        if (meanwhile) return { ...meanwhile, reused: true }
        return { ...(await keep(id, await make())), reused: false }
      })
    },

    /** Stores files that are made already, some at a time. Two workers may have made the same: the first one wins. */
    keepAll: (made: readonly (NewArtifactId & MadeFile<unknown>)[]): Promise<void> =>
      eachOf(made, async ({ path, contentType, facts, ...id }) => {
        await keep(id, { path, contentType, facts })
      }),

    /** Downloads artifacts into the scratch folder, each distinct one once; returns a lookup from key to path. */
    fetch: async (
      scratch: Scratch,
      kind: string,
      keys: readonly string[],
    ): Promise<(key: string) => string> => {
      const wanted = [...new Set(keys)]
      const rows = await findArtifacts(db, kind, wanted)
      const paths = new Map<string, string>()
      const lost: string[] = []
      await eachOf(wanted, async (key) => {
        const row = rows.get(key)
        const { path } = scratch.file(`${kind}-${key}`)
        if (row && (await fetchOne({ kind, key }, row, path))) {
          paths.set(key, path)
          return
        }
        lost.push(key)
        if (row) await forgetArtifact(db, { kind, key }, row.objectKey)
      })
      if (lost.length > 0) throw artifactLostFailure(kind, lost)
      return (key) => {
        const path = paths.get(key)
        if (path === undefined) throw new Error(`${kind} ${key} was not fetched`)
        return path
      }
    },

    /** Downloads and verifies artifacts, and forgets the lost ones; returns how many there were. */
    forgetLost: async (scratch: Scratch, kind: string, keys: readonly string[]): Promise<number> => {
      const rows = [...(await findArtifacts(db, kind, [...new Set(keys)]))]
      let lost = 0
      await eachOf(rows, async ([key, row]) => {
        const { path } = scratch.file(`verified-${kind}-${key}`)
        const isIntact = await fetchOne({ kind, key }, row, path)
        await rm(path, { force: true })
        if (isIntact) return
        lost += 1
        await forgetArtifact(db, { kind, key }, row.objectKey)
      })
      return lost
    },
  }
}
