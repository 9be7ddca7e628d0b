import type { Project } from '@voxdeck/contracts/projects/read-project'
import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import type { FieldDocument } from '../document/field-document.ts'
import type { FieldStore } from '../document/field-store.ts'
import { createSpokenView } from '../document/spoken-scripts.ts'
import { measureProject, type ProjectLengths } from './project-lengths.ts'

/** Lengths as they are shown now; computed once for each version of the project and its document. */
export type LengthsStore = {
  read: () => ProjectLengths
  subscribe: (listener: () => void) => () => void
}

const createLengthsStore = (store: FieldStore, first: Project) => {
  let project = first
  let slideIds = first.slides.map(({ id }) => id)
  const spokenView = createSpokenView(first.sourceLanguage)
  let last: { doc: FieldDocument; project: Project; lengths: ProjectLengths } | null = null
  const listeners = createListeners()
  return {
    read: () => {
      const doc = store.read()
      if (last?.doc !== doc || last.project !== project)
        last = { doc, project, lengths: measureProject(project, doc, spokenView(doc, slideIds)) }
      return last.lengths
    },
    subscribe: (listener: () => void) => {
      const leave = [store.subscribe(listener), listeners.subscribe(listener)]
      return () => {
        for (const end of leave) end()
      }
    },
    take: (next: Project) => {
      project = next
      slideIds = next.slides.map(({ id }) => id)
      listeners.tell()
    },
  }
}

/** The lengths of the open project; follows the query cache and the document. */
export const useLengthsStore = (store: FieldStore, project: Project): LengthsStore => {
  const [lengths] = useState(() => createLengthsStore(store, project))
  useLayoutEffect(() => lengths.take(project), [lengths, project])
  return lengths
}

export const LengthsContext = createContext<LengthsStore | null>(null)

const useStore = (): LengthsStore => {
  const lengths = use(LengthsContext)
  if (!lengths) throw new Error('no LengthsContext above')
  return lengths
}

export const useProjectLengths = (): ProjectLengths => {
  const { subscribe, read } = useStore()
  return useSyncExternalStore(subscribe, read)
}

/** Reads the total now, for what is told later. */
export const useReadTotal = (): (() => number) => {
  const { read } = useStore()
  return () => read().totalSeconds
}

/** One value of the lengths; the component re-renders only when it changes. */
export const useLength = <Value extends string | number | boolean | null>(
  select: (lengths: ProjectLengths) => Value,
): Value => {
  const { subscribe, read } = useStore()
  return useSyncExternalStore(subscribe, () => select(read()))
}
