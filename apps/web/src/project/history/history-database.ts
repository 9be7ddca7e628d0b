import { committed, resultOf } from '../saving/indexed-db.ts'
import type { Step } from './step.ts'

export type HistoryOwner = { userId: string; projectId: string; tabId: string }

type KeptHistory = HistoryOwner & { keptAt: number; past: readonly Step[]; future: readonly Step[] }

const keyOf = ({ userId, projectId, tabId }: HistoryOwner) => [userId, projectId, tabId]

/** Steps of undo, for one user, project and tab. A database of its own: an older page has that of the drafts open. */
export const openHistoryDatabase = async () => {
  const opening = indexedDB.open('voxdeck-history', 1)
  opening.onupgradeneeded = () =>
    opening.result
      .createObjectStore('histories', { keyPath: ['userId', 'projectId', 'tabId'] })
      .createIndex('keptAt', 'keptAt')
  const database = await resultOf(opening)
  const write = async (act: (histories: IDBObjectStore) => void) => {
    const transaction = database.transaction('histories', 'readwrite')
    act(transaction.objectStore('histories'))
    transaction.commit()
    await committed(transaction)
  }
  return {
    get: async (owner: HistoryOwner): Promise<KeptHistory | undefined> => {
      const histories = database.transaction('histories').objectStore('histories')
      return (await resultOf(histories.get(keyOf(owner)))) as KeptHistory | undefined
    },
    put: (kept: KeptHistory) => write((histories) => histories.put(kept)),
    /** Removes those of tabs that were closed long ago. */
    removeBefore: (keptAt: number) =>
      write((histories) => {
        const old = histories.index('keptAt').openCursor(IDBKeyRange.upperBound(keptAt, true))
        old.onsuccess = () => {
          old.result?.delete()
          old.result?.continue()
        }
      }),
    close: () => database.close(),
  }
}
