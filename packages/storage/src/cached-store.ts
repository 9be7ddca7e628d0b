import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from './object-store.ts'

type CacheOptions = { directory: string; mostBytes: number }

/** Written once under a name that is never used again; everything else may change. */
const isImmutable = (key: string): boolean =>
  /^(artifacts|pictures|clips|recordings|plans|layouts)\//.test(key)

/** One large object must not drive out all others. */
const largestShare = 1 / 4

/**
 * A store that keeps what it fetched and stored lately on this machine's disk: a video draws each picture twice, and puts
 * together what it has just made. Files are copied out, never shared: a jailed program may write to its own copy alone.
 */
export const createCachedStore = async (
  store: ObjectStore,
  { directory, mostBytes }: CacheOptions,
): Promise<ObjectStore> => {
  await mkdir(directory, { recursive: true })
  // In the order of their last use.
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
      // A disk that is full makes the work slower, not impossible.
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
  const keepFile = async (key: string, path: string) => {
    const facts = await lstat(path)
    if (facts.isFile())
      await keep(key, facts.size, (part) => copyFile(path, part, constants.COPYFILE_FICLONE))
  }
  /** What `read` makes of the kept file, or null when there is none, or was one until now. */
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
      if (isImmutable(key)) await keepFile(key, path)
      return size
    },
    getFile: async (key, path) => {
      const there = await reuse(key, async (file) => {
        await copyFile(file, path, constants.COPYFILE_FICLONE)
        return true
      })
      if (there) return
      await store.getFile(key, path)
      if (isImmutable(key)) await keepFile(key, path)
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
