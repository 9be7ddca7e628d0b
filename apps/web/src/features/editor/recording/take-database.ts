import { noteKeptTakes } from './kept-takes.ts'
import type { Take } from './take.ts'

export type TakeOwner = { userId: string; projectId: string }
type KeptTake = TakeOwner & Take

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'))
  })

const lockOf = ({ userId, projectId, imageId }: Omit<KeptTake, 'sound' | 'seconds'>) =>
  `voxdeck:take:${userId}:${projectId}:${imageId}`

const isHeld = async (name: string) =>
  ((await navigator.locks.query()).held ?? []).some((lock) => lock.name === name)

/** Keeps what was said until the server has it, under a lock of the page that said it: what no lock guards outlived its page. */
export const openTakeDatabase = async (owner: TakeOwner) => {
  const opening = indexedDB.open('voxdeck-takes', 1)
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('takes', { keyPath: ['userId', 'projectId', 'imageId'] })
  const database = await answered(opening)
  const left = new AbortController()
  const guards = new Map<string, () => void>()
  const takes = (mode: IDBTransactionMode) => database.transaction('takes', mode).objectStore('takes')

  const count = async () => noteKeptTakes(await answered(takes('readonly').count()))

  const guard = (imageId: string) => {
    const name = lockOf({ ...owner, imageId })
    if (guards.has(name)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    guards.set(name, resolve)
    left.signal.addEventListener('abort', () => resolve())
    navigator.locks.request(name, () => promise).catch(() => undefined)
  }
  return {
    put: async (take: Take): Promise<void> => {
      guard(take.imageId)
      await answered(takes('readwrite').put({ ...owner, ...take } satisfies KeptTake))
      await count()
    },
    remove: async (imageId: string): Promise<void> => {
      await answered(takes('readwrite').delete([owner.userId, owner.projectId, imageId]))
      await count()
      const name = lockOf({ ...owner, imageId })
      guards.get(name)?.()
      guards.delete(name)
    },
    /** What earlier pages left. */
    adopt: async (): Promise<Take[]> => {
      const from = [owner.userId, owner.projectId]
      const all = (await answered(
        takes('readonly').getAll(IDBKeyRange.bound(from, [...from, []])),
      )) as KeptTake[]
      const orphans: Take[] = []
      for (const { imageId, sound, seconds } of all)
        if (!(await isHeld(lockOf({ ...owner, imageId })))) {
          guard(imageId)
          orphans.push({ imageId, sound, seconds })
        }
      return orphans
    },
    close: () => {
      left.abort()
      database.close()
    },
  }
}

export type TakeDatabase = Awaited<ReturnType<typeof openTakeDatabase>>
