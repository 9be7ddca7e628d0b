import type { History } from './history.ts'
import { type HistoryOwner, openHistoryDatabase } from './history-database.ts'

const writeDelay = 300
const keptForMs = 14 * 24 * 3600 * 1000

/** The same for all pages that this tab loads. */
const tabId = (): string => {
  const known = sessionStorage.getItem('voxdeck.tab')
  if (known) return known
  const id = crypto.randomUUID()
  sessionStorage.setItem('voxdeck.tab', id)
  return id
}

/** Keeps the steps in the browser, so that they are there after a reload. A browser that keeps nothing loses them. */
export const keepHistory = (history: History, user: Omit<HistoryOwner, 'tabId'>): (() => void) => {
  const left = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writeNow = (): void => undefined

  const begin = async () => {
    const owner = { ...user, tabId: tabId() }
    const database = await openHistoryDatabase()
    if (left.signal.aborted) return database.close()
    const kept = await database.get(owner)
    if (kept) history.restore(kept)
    let written = history.read()
    writeNow = () => {
      clearTimeout(timer)
      timer = undefined
      const now = history.read()
      if (now === written) return
      written = now
      const { past, future } = now
      database.put({ ...owner, keptAt: Date.now(), past, future }).catch(() => undefined)
    }
    const unsubscribe = history.subscribe(() => {
      timer ??= setTimeout(writeNow, writeDelay)
    })
    addEventListener('pagehide', writeNow, { signal: left.signal })
    left.signal.addEventListener('abort', () => {
      unsubscribe()
      database.close()
    })
    await database.removeBefore(Date.now() - keptForMs)
  }
  begin().catch(() => undefined)
  return () => {
    writeNow()
    clearTimeout(timer)
    left.abort()
  }
}
