import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import {
  arrive,
  type FieldDocument,
  openDocument,
  type ServerTexts,
  type Written,
  write,
} from './field-document.ts'
import type { FieldKey } from './field-key.ts'
import { textsOfProject } from './texts-of-project.ts'

/** Holds the document outside of React, so that typing re-renders one row of 200. */
export type FieldStore = {
  read: () => FieldDocument
  change: (next: (doc: FieldDocument) => FieldDocument) => void
  subscribe: (listener: () => void) => () => void
  /** Resolves when the drafts are stored in this browser; at once without a keeper. */
  kept: () => Promise<void>
  /** Registers the function that stores the drafts now. */
  keepWith: (storeDrafts: () => Promise<void>) => void
  /** A field got the focus: following typing begins a new step. */
  rest: () => void
  /** Registers the history, which is told what is written. */
  recordWith: (recorder: Recorder) => void
}

type Recorder = { record: (written: Written) => void; rest: () => void }

export const createFieldStore = (texts: ServerTexts): FieldStore => {
  let doc = openDocument(texts)
  const listeners = createListeners()
  let storeDrafts = async (): Promise<void> => undefined
  let recorder: Recorder | null = null
  return {
    read: () => doc,
    change: (next) => {
      const changed = next(doc)
      if (changed === doc) return
      const isWritten = changed.written !== doc.written
      doc = changed
      listeners.tell()
      if (isWritten && changed.written) recorder?.record(changed.written)
    },
    subscribe: listeners.subscribe,
    kept: () => storeDrafts(),
    keepWith: (next) => {
      storeDrafts = next
    },
    rest: () => recorder?.rest(),
    recordWith: (next) => {
      recorder = next
    },
  }
}

/** Writes fields as one step of the history. */
export const writeStep = (store: FieldStore, fields: Iterable<readonly [FieldKey, string]>): void =>
  store.change((doc) => write(doc, fields, { kind: 'step', at: Date.now() }))

/** The store of the open project; follows the query cache. */
export const useProjectStore = (project: Project): FieldStore => {
  const [store] = useState(() => createFieldStore(textsOfProject(project)))
  useLayoutEffect(() => store.change((doc) => arrive(doc, textsOfProject(project))), [store, project])
  return store
}

export const useFieldDocument = (store: FieldStore): FieldDocument =>
  useSyncExternalStore(store.subscribe, store.read)

/** One value of the document; the component re-renders only when it changes. */
export const useFieldValue = <Value extends string | number | boolean | null>(
  store: FieldStore,
  select: (doc: FieldDocument) => Value,
): Value => useSyncExternalStore(store.subscribe, () => select(store.read()))
