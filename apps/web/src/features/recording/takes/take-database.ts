import { resultOf } from '@/project/saving/indexed-db.ts'
import { noteKeptTakes } from './kept-takes.ts'

/** What was recorded for a slide and is not on the server yet. */
export type Take = { slideId: string; sound: Blob; seconds: number }

export type TakeOwner = { userId: string; projectId: string }
type KeptTake = TakeOwner & Take

const lockOf = ({ userId, projectId, slideId }: Omit<KeptTake, 'sound' | 'seconds'>) =>
  `voxdeck:take:${userId}:${projectId}:${slideId}`

const isHeld = async (name: string) =>
  ((await navigator.locks.query()).held ?? []).some((lock) => lock.name === name)

const storeName = 'slide takes'

/** Version 1 had the slide's id under another property: its takes are copied, with the ids from their keys. */
const upgrade = ({ result: database, transaction }: IDBOpenDBRequest, oldVersion: number): void => {
  const takes = database.createObjectStore(storeName, { keyPath: ['userId', 'projectId', 'slideId'] })
  if (oldVersion === 0) return
  const reading = transaction?.objectStore('takes').openCursor()
  if (!reading) return
  reading.onsuccess = () => {
    const cursor = reading.result
    if (!cursor) return database.deleteObjectStore('takes')
    const [userId, projectId, slideId] = cursor.key as [string, string, string]
    const { sound, seconds } = cursor.value as Pick<Take, 'sound' | 'seconds'>
    takes.put({ userId, projectId, slideId, sound, seconds } satisfies KeptTake)
    cursor.continue()
  }
}

/**
 * Stores takes in IndexedDB until they are uploaded. The page holds a Web Lock for each; a take without a
 * lock belongs to a closed page.
 */
export const openTakeDatabase = async (owner: TakeOwner) => {
  const opening = indexedDB.open('voxdeck-takes', 2)
  opening.onupgradeneeded = ({ oldVersion }) => upgrade(opening, oldVersion)
  const database = await resultOf(opening)
  const left = new AbortController()
  const guards = new Map<string, () => void>()
  const takes = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName)

  const count = async () => noteKeptTakes(await resultOf(takes('readonly').count()))

  const guard = (slideId: string) => {
    const name = lockOf({ ...owner, slideId })
    if (guards.has(name)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    guards.set(name, resolve)
    left.signal.addEventListener('abort', () => resolve())
    navigator.locks.request(name, () => promise).catch(() => undefined)
  }
  return {
    put: async (take: Take): Promise<void> => {
      guard(take.slideId)
      await resultOf(takes('readwrite').put({ ...owner, ...take } satisfies KeptTake))
      await count()
    },
    remove: async (slideId: string): Promise<void> => {
      await resultOf(takes('readwrite').delete([owner.userId, owner.projectId, slideId]))
      await count()
      const name = lockOf({ ...owner, slideId })
      guards.get(name)?.()
      guards.delete(name)
    },
    /** Takes of closed pages, which this page adopts. */
    adopt: async (): Promise<Take[]> => {
      const from = [owner.userId, owner.projectId]
      const all = (await resultOf(
        takes('readonly').getAll(IDBKeyRange.bound(from, [...from, []])),
      )) as KeptTake[]
      const orphans: Take[] = []
      for (const { slideId, sound, seconds } of all)
        if (!(await isHeld(lockOf({ ...owner, slideId })))) {
          guard(slideId)
          orphans.push({ slideId, sound, seconds })
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
