import { createListeners } from '../../../ui/listeners.ts'
import type { SaveStatus } from './autosave.ts'

/** Something that saves by itself. */
export type Saving = {
  status: () => SaveStatus
  subscribe: (listener: () => void) => () => void
  /** Everything that is written now is on the server, or this says why not. */
  flush: () => Promise<void>
}

/** One that is opened while the page is open, and ends with it. */
export type OpenSaving = Saving & { close: () => void; forget: () => void }

const gravity: readonly SaveStatus['kind'][] = ['saved', 'saving', 'contested', 'failed']
const graver = (one: SaveStatus, other: SaveStatus) =>
  gravity.indexOf(other.kind) > gravity.indexOf(one.kind) ? other : one

/** Everything that saves by itself, as one: English, and each language from when it is first looked at. */
export const createSavings = (english: Saving) => {
  const listeners = createListeners()
  const opened = new Map<string, OpenSaving>()
  const all = () => [english, ...opened.values()]
  english.subscribe(listeners.tell)
  return {
    status: () =>
      all()
        .map(({ status }) => status())
        .reduce(graver),
    subscribe: listeners.subscribe,
    flush: async (): Promise<void> => {
      await Promise.all(all().map(({ flush }) => flush()))
    },
    /** Stays open when its part of the page goes: what is not saved yet is saved all the same. */
    open: <Opened extends OpenSaving>(name: string, make: () => Opened): Opened => {
      let saving = opened.get(name)
      if (!saving) {
        saving = make()
        opened.set(name, saving)
        saving.subscribe(listeners.tell)
      }
      return saving as Opened
    },
    /** It is gone, and what was not saved of it with it. */
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

export type Savings = ReturnType<typeof createSavings>
