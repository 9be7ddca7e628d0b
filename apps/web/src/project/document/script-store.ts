import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import { arrive, openDocument, type ScriptDocument, type ServerTexts } from './script-document.ts'
import { textsOfProject } from './texts-of-project.ts'

/** Holds the document outside of React, so that typing re-renders one row of 200. */
export type ScriptStore = {
  read: () => ScriptDocument
  change: (next: (doc: ScriptDocument) => ScriptDocument) => void
  subscribe: (listener: () => void) => () => void
  /** Resolves when the drafts are stored in this browser; at once without a keeper. */
  kept: () => Promise<void>
  /** Registers the function that stores the drafts now. */
  keepWith: (storeDrafts: () => Promise<void>) => void
}

export const createScriptStore = (texts: ServerTexts): ScriptStore => {
  let doc = openDocument(texts)
  const listeners = createListeners()
  let storeDrafts = async (): Promise<void> => undefined
  return {
    read: () => doc,
    change: (next) => {
      const changed = next(doc)
      if (changed === doc) return
      doc = changed
      listeners.tell()
    },
    subscribe: listeners.subscribe,
    kept: () => storeDrafts(),
    keepWith: (next) => {
      storeDrafts = next
    },
  }
}

/** The store of the open project; follows the query cache. */
export const useScriptStore = (project: Project): ScriptStore => {
  const [store] = useState(() => createScriptStore(textsOfProject(project)))
  useLayoutEffect(() => store.change((doc) => arrive(doc, textsOfProject(project))), [store, project])
  return store
}

export const useScriptDocument = (store: ScriptStore): ScriptDocument =>
  useSyncExternalStore(store.subscribe, store.read)

/** One value of the document; the component re-renders only when it changes. */
export const useScriptValue = <Value extends string | number | boolean | null>(
  store: ScriptStore,
  select: (doc: ScriptDocument) => Value,
): Value => useSyncExternalStore(store.subscribe, () => select(store.read()))
