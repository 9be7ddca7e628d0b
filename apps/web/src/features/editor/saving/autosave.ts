import { createListeners } from '../../../ui/listeners.ts'
import { arrive, type ServerTexts } from '../scripts/document/script-document.ts'
import {
  beginSending,
  endSending,
  type Fields,
  inRequests,
  isUnsettled,
  unsavedFields,
} from '../scripts/document/unsaved.ts'
import type { ScriptStore } from '../scripts/script-store.ts'

/** A hand that rests this long is saved; one that does not, at least this often. With the way there, within 2 s. */
const restMs = 600
const longestWaitMs = 1500
const firstRetryMs = 1000
const longestRetryMs = 30_000

/** `contested`: two texts wait for somebody to choose. */
export type SaveStatus = { kind: 'saved' | 'saving' | 'contested' } | { kind: 'failed'; error: unknown }

type AutosaveOptions = {
  store: ScriptStore
  send: (fields: Fields) => Promise<ServerTexts>
  /** Looks what the server has. */
  look: () => Promise<ServerTexts>
  /** Trying again is of no use: the page is about to leave to sign in, and what is written is kept for the way back. */
  isFinal: (error: unknown) => boolean
}

export const retryDelay = (failures: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1))

/** Sends what is written by itself: only what differs, one request at a time, again and again while it fails. */
export const createAutosave = ({ store, send, look, isFinal }: AutosaveOptions) => {
  let status: SaveStatus = { kind: 'saved' }
  const listeners = createListeners()
  let onFailure: (error: unknown) => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsavedSince: number | null = null
  let running: Promise<void> | null = null
  let failures = 0
  let isOver = false

  const show = (next: SaveStatus) => {
    if (next.kind === status.kind && next.kind !== 'failed') return
    status = next
    listeners.tell()
  }
  const takeOver = (texts: ServerTexts) => store.change((doc) => arrive(endSending(doc), texts))

  const sendFields = async (fields: Fields) => {
    store.change((doc) => beginSending(doc, fields))
    try {
      takeOver(await send(fields))
    } finally {
      store.change(endSending)
    }
  }
  const pass = async () => {
    // After trouble nobody knows what the server has: what was sent may be there, and somebody else's words too.
    const isUnknown = failures > 0 || unsavedFields(store.read()).size === 0
    if (isUnknown) takeOver(await look())
    for (const fields of inRequests(unsavedFields(store.read()))) await sendFields(fields)
  }

  const run = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    unsavedSince = null
    if (failures === 0) show({ kind: 'saving' })
    // Begun in a later task: what it changes in the store must find it running.
    const passing = Promise.resolve().then(pass)
    running = passing.then(
      () => {
        running = null
        failures = 0
        show({ kind: 'saved' })
        follow()
      },
      (error: unknown) => {
        running = null
        failures += 1
        show({ kind: 'failed', error })
        if (failures === 1 || isFinal(error)) onFailure(error)
        isOver ||= isFinal(error)
        follow()
        throw error
      },
    )
    return running
  }
  const runQuietly = () => void run().catch(() => undefined)

  const delayNow = () =>
    Math.max(0, Math.min(restMs, (unsavedSince ?? Date.now()) + longestWaitMs - Date.now()))

  const follow = () => {
    if (running || isOver || !isUnsettled(store.read())) return
    if (failures > 0) {
      timer ??= setTimeout(runQuietly, retryDelay(failures))
      return
    }
    unsavedSince ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(runQuietly, delayNow())
    show({ kind: 'saving' })
  }
  const onChange = () => {
    if (isUnsettled(store.read())) follow()
    else if (!running) {
      clearTimeout(timer)
      timer = undefined
      unsavedSince = null
      failures = 0
      show({ kind: 'saved' })
    }
  }
  const hurry = () => {
    if (!running && !isOver && isUnsettled(store.read())) runQuietly()
  }
  const hurryWhenHidden = () => {
    if (document.visibilityState === 'hidden') hurry()
  }

  return {
    status: () => status,
    subscribe: listeners.subscribe,
    /** Everything that is written now is on the server, or this says why not. */
    flush: async (): Promise<void> => {
      await running?.catch(() => undefined)
      if (isUnsettled(store.read())) await run()
    },
    start: (tellFailure: (error: unknown) => void) => {
      onFailure = tellFailure
      isOver = false
      const unsubscribe = store.subscribe(onChange)
      addEventListener('online', hurry)
      document.addEventListener('visibilitychange', hurryWhenHidden)
      follow()
      return () => {
        // Leaving by the browser's own buttons asks nobody to save.
        hurry()
        onFailure = () => undefined
        isOver = true
        clearTimeout(timer)
        timer = undefined
        unsubscribe()
        removeEventListener('online', hurry)
        document.removeEventListener('visibilitychange', hurryWhenHidden)
      }
    },
  }
}

export type Autosave = ReturnType<typeof createAutosave>
