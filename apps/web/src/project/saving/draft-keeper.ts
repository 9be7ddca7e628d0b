import { type Drafts, restore } from '../document/field-document.ts'
import type { FieldStore } from '../document/field-store.ts'
import {
  type DraftDatabase,
  type DraftOwner,
  openDraftDatabase,
  type StoredDrafts,
} from './draft-database.ts'

const writeDelay = 200

const lockOf = (tabId: string) => `voxdeck:drafts:${tabId}`

type DraftKeeperOptions = {
  store: FieldStore
  owner: DraftOwner
  /** Called with true when drafts cannot be stored: the browser forbids it or is full. */
  onTrouble: (isTroubled: boolean) => void
}

/**
 * Stores every keystroke in IndexedDB until the server has it. Each tab stores its own drafts and holds a Web
 * Lock while it lives; drafts whose lock is free belong to a dead page and are adopted here.
 */
export const createDraftKeeper = ({ store, owner, onTrouble }: DraftKeeperOptions) => {
  const tabId = crypto.randomUUID()
  const left = new AbortController()
  let database: DraftDatabase | null = null
  let written: Drafts | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()

  const writeOnce = async () => {
    const { drafts } = store.read()
    if (!database || drafts === written) return
    try {
      if (drafts.size === 0) await database.remove({ ...owner, tabId })
      else await database.put({ ...owner, tabId, keptAt: Date.now(), drafts })
      written = drafts
      onTrouble(false)
    } catch {
      onTrouble(true)
    }
  }
  const writeNow = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeOnce)
    return writing
  }
  const keep = () => {
    timer ??= setTimeout(() => void writeNow(), writeDelay)
  }

  const adopt = async (orphan: StoredDrafts) => {
    store.change((doc) => restore(doc, orphan.drafts, Date.now()))
    await writeNow()
    await database?.remove(orphan)
  }
  /** Waits for the lock of a tab that is still open, to adopt its drafts if it closes first. */
  const adoptLater = (kept: StoredDrafts) =>
    navigator.locks
      .request(lockOf(kept.tabId), { signal: left.signal }, async () => {
        const rows = (await database?.list(owner)) ?? []
        const orphan = rows.find((row) => row.tabId === kept.tabId)
        if (orphan) await adopt(orphan)
      })
      .catch(() => undefined)

  const adoptOrphans = async () => {
    const rows = ((await database?.list(owner)) ?? []).toSorted((a, b) => a.keptAt - b.keptAt)
    for (const row of rows)
      await navigator.locks.request(lockOf(row.tabId), { ifAvailable: true }, async (lock) => {
        if (lock) await adopt(row)
        else void adoptLater(row)
      })
  }

  const holdLock = () =>
    new Promise<void>((resolve) => {
      const untilLeft = () =>
        new Promise<void>((end) => {
          resolve()
          left.signal.addEventListener('abort', () => end())
        })
      navigator.locks.request(lockOf(tabId), untilLeft).catch(() => resolve())
    })

  return {
    /** Resolves when the drafts of earlier pages are restored. */
    begin: async (): Promise<void> => {
      try {
        database = await openDraftDatabase()
        await holdLock()
        await adoptOrphans()
      } catch {
        onTrouble(true)
      }
      if (left.signal.aborted) return
      store.subscribe(keep)
      store.keepWith(writeNow)
      addEventListener('pagehide', () => void writeNow(), { signal: left.signal })
      await writeNow()
    },
    stop: async (): Promise<void> => {
      store.keepWith(async () => undefined)
      await writeNow()
      clearTimeout(timer)
      left.abort()
      database?.close()
    },
  }
}
