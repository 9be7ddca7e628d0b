import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from './object-store.ts'

type CacheOptions = { directory: string; mostBytes: number }

/** Written once under a key that is never reused; all other objects may change. */
const isImmutable = (key: string): boolean =>
  /^(artifacts|pictures|clips|recordings|plans|layouts)\//.test(key)

/** One large object must not evict all others. */
const largestShare = 1 / 4

/**
 * An object store with an LRU cache of recently read and written objects on this machine's disk: a video renders each
 * picture twice, and assembles the artifacts it has just made. Files are copied out, never shared: a jailed program
 * can write to its own copy only.
 */
export const createCachedStore = async (
  store: ObjectStore,
  { directory, mostBytes }: CacheOptions,
): Promise<ObjectStore> => {
  await mkdir(directory, { recursive: true })
  // Least recently used first.
  const kept = new Map<string, number>()
  let bytes = 0
  const pathOf = (key: string) => join(directory, createHash('sha256').update(key).digest('hex'))

  const forget = async (key: string) => {
    bytes -= kept.get(key) ?? 0
    kept.delete(key)
    await rm(pathOf(key), { force: true })
  }
  const keep = async (key: string, size: number, write: (path: string) => Promise<void>) => {
    if (size > mostBytes * largestShare || kept.has(key)) return
    const part = join(directory, randomUUID())
    try {
      await write(part)
      await rename(part, pathOf(key))
    } catch {
      // A full disk makes the work slower, not impossible.
      return rm(part, { force: true })
    }
    if (kept.has(key)) return
    kept.set(key, size)
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      await forget(oldest)
    }
  }
  const saveResponse = async (key: string, path: string) => {
    const facts = await lstat(path)
    if (facts.isFile())
      await keep(key, facts.size, (part) => copyFile(path, part, constants.COPYFILE_FICLONE))
  }
  /**
   * The result of `read` on the cached file; null when the object is not cached, or its file was deleted meanwhile.
   */
  const reuse = async <T>(key: string, read: (path: string) => Promise<T>): Promise<T | null> => {
    const size = kept.get(key)
    if (size === undefined) return null
    kept.delete(key)
    kept.set(key, size)
    try {
      return await read(pathOf(key))
    } catch {
      return null
    }
  }

  return {
    ...store,
    putFile: async (key, path, contentType) => {
      const size = await store.putFile(key, path, contentType)
      if (!isImmutable(key)) return size
      // A copy whose bytes were altered must not outlive the new ones.
      await forget(key)
      await saveResponse(key, path)
      return size
    },
    getFile: async (key, path) => {
      const there = await reuse(key, async (file) => {
        await copyFile(file, path, constants.COPYFILE_FICLONE)
        return true
      })
      if (there) return
      await store.getFile(key, path)
      if (isImmutable(key)) await saveResponse(key, path)
    },
    getText: async (key) => {
      const there = await reuse(key, (file) => readFile(file, 'utf8'))
      if (there !== null) return there
      const text = await store.getText(key)
      if (isImmutable(key)) await keep(key, Buffer.byteLength(text), (part) => writeFile(part, text))
      return text
    },
    remove: async (key) => {
      await store.remove(key)
      await forget(key)
    },
  }
}
