import { createListeners } from '../../ui/listeners.ts'
import type { SaveStatus } from './autosave.ts'

/** Something with autosave. */
export type Saving = {
  status: () => SaveStatus
  subscribe: (listener: () => void) => () => void
  /** Resolves when everything written so far is on the server; rejects with the save error. */
  flush: () => Promise<void>
}

/** One that is opened on demand and closed with the page. */
export type OpenSaving = Saving & { close: () => void; forget: () => void }

const gravity: readonly SaveStatus['kind'][] = ['saved', 'saving', 'contested', 'failed']
const graver = (one: SaveStatus, other: SaveStatus) =>
  gravity.indexOf(other.kind) > gravity.indexOf(one.kind) ? other : one

/** Combines all autosaves into one: the source text, and each other language from when it is first opened. */
export const createAutosaveGroup = (source: Saving) => {
  const listeners = createListeners()
  const opened = new Map<string, OpenSaving>()
  const all = () => [source, ...opened.values()]
  source.subscribe(listeners.tell)
  return {
    status: () =>
      all()
        .map(({ status }) => status())
        .reduce(graver),
    subscribe: listeners.subscribe,
    flush: async (): Promise<void> => {
      await Promise.all(all().map(({ flush }) => flush()))
    },
    /**
     * Returns the open one or creates it. It stays open when its panel unmounts, so that pending changes are
     * still saved.
     */
    open: <Opened extends OpenSaving>(name: string, make: () => Opened): Opened => {
      let saving = opened.get(name)
      if (!saving) {
        saving = make()
        opened.set(name, saving)
        saving.subscribe(listeners.tell)
      }
      return saving as Opened
    },
    /** For a removed language: discards its unsaved changes and closes it. */
    leave: (name: string): void => {
      const saving = opened.get(name)
      opened.delete(name)
      saving?.forget()
      saving?.close()
      listeners.tell()
    },
    close: (): void => {
      for (const { close } of opened.values()) close()
      opened.clear()
    },
  }
}

export type AutosaveGroup = ReturnType<typeof createAutosaveGroup>
