import type { Drafts } from '../document/field-document.ts'
import { committed, resultOf } from './indexed-db.ts'

export type DraftOwner = { userId: string; projectId: string }

/** The unsaved texts of one tab, for one user and project; those of other users are never read. */
export type StoredDrafts = DraftOwner & { tabId: string; keptAt: number; drafts: Drafts }

const keyOf = ({ userId, projectId, tabId }: Omit<StoredDrafts, 'keptAt' | 'drafts'>) => [
  userId,
  projectId,
  tabId,
]

/**
 * IndexedDB rather than localStorage: a committed transaction survives a killed browser, and there is more
 * space.
 */
export const openDraftDatabase = async () => {
  const opening = indexedDB.open('voxdeck', 1)
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('drafts', { keyPath: ['userId', 'projectId', 'tabId'] })
  const database = await resultOf(opening)
  const write = async (act: (drafts: IDBObjectStore) => void) => {
    const transaction = database.transaction('drafts', 'readwrite')
    act(transaction.objectStore('drafts'))
    // Commit explicitly, so that the data is stored even if the page dies right after.
    transaction.commit()
    await committed(transaction)
  }
  return {
    put: (kept: StoredDrafts) => write((drafts) => drafts.put(kept)),
    remove: (kept: Omit<StoredDrafts, 'keptAt' | 'drafts'>) => write((drafts) => drafts.delete(keyOf(kept))),
    list: async ({ userId, projectId }: DraftOwner): Promise<StoredDrafts[]> => {
      const drafts = database.transaction('drafts').objectStore('drafts')
      const range = IDBKeyRange.bound([userId, projectId], [userId, projectId, []])
      return (await resultOf(drafts.getAll(range))) as StoredDrafts[]
    },
    close: () => database.close(),
  }
}

export type DraftDatabase = Awaited<ReturnType<typeof openDraftDatabase>>
