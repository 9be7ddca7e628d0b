import { createListeners } from '../../ui/listeners.ts'
import { arrive, type ServerTexts } from '../document/field-document.ts'
import type { FieldStore } from '../document/field-store.ts'
import {
  beginSending,
  endSending,
  type Fields,
  inRequests,
  isUnsettled,
  unsavedFields,
} from '../document/unsaved.ts'

/**
 * Debounce: save after `restMs` without typing, at the latest `longestWaitMs` after the first change.
 * Including the request, within 2 s.
 */
const restMs = 600
const longestWaitMs = 1500
/** A database of the browser that does not respond must not keep texts from the server. */
const longestKeepMs = 500
/** In a row, within one pass: others keep saving before this page does. */
const mostConflicts = 3
const firstRetryMs = 1000
const longestRetryMs = 30_000

/** `contested`: a conflict between two texts waits for the user to choose one. */
export type SaveStatus = { kind: 'saved' | 'saving' | 'contested' } | { kind: 'failed'; error: unknown }

type AutosaveOptions = {
  store: FieldStore
  send: (fields: Fields) => Promise<ServerTexts>
  /** Fetches the current texts from the server. */
  look: () => Promise<ServerTexts>
  /**
   * True for an error that no retry can fix: the page is about to redirect to sign-in, and drafts are stored
   * for the return.
   */
  isFinal: (error: unknown) => boolean
  /** True when the server has another text than the one that the change was based on. */
  isConflict: (error: unknown) => boolean
}

export const retryDelay = (failures: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1))

/** Autosave: sends only changed fields, one request at a time, and retries while requests fail. */
export const createAutosave = ({ store, send, look, isFinal, isConflict }: AutosaveOptions) => {
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

  /**
   * Texts are stored as sent before they are sent: a page that dies meanwhile must recognise them as its own. A
   * hidden page may have no time to wait.
   */
  const keptInTime = async () => {
    if (document.visibilityState === 'hidden') return
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const patience = setTimeout(resolve, longestKeepMs)
    await Promise.race([store.kept(), late])
    clearTimeout(patience)
  }

  const sendFields = async (fields: Fields) => {
    store.change((doc) => beginSending(doc, fields))
    try {
      await keptInTime()
      takeOver(await send(fields))
    } finally {
      store.change(endSending)
    }
  }
  const pass = async () => {
    // After a failed or unanswered request the server state is unknown: the request may have been applied,
    // and someone else may have written. Fetch it first.
    const isUnknown = failures > 0 || unsavedFields(store.read()).size === 0
    if (isUnknown) takeOver(await look())
    for (let conflicts = 0; ; conflicts++)
      try {
        for (const fields of inRequests(unsavedFields(store.read()))) await sendFields(fields)
        return
      } catch (error) {
        if (!isConflict(error) || conflicts === mostConflicts) throw error
        // What both wrote waits for a choice from now on; the rest is sent again.
        takeOver(await look())
      }
  }

  const run = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    unsavedSince = null
    if (failures === 0) show({ kind: 'saving' })
    // Start in a microtask, so that `running` is set before the pass changes the store.
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
    /** Resolves when everything written so far is on the server; rejects with the save error. */
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
        // Leaving with the browser's own buttons does not call flush(), so save here.
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
