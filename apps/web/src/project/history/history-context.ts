import { createContext, use, useSyncExternalStore } from 'react'
import type { FieldHistory } from './field-history.ts'
import type { History, HistoryState } from './history.ts'

export type ProjectHistory = { history: History; fields: FieldHistory }

export const HistoryContext = createContext<ProjectHistory | null>(null)

/** The history of the open project. */
export const useProjectHistory = (): ProjectHistory => {
  const found = use(HistoryContext)
  if (!found) throw new Error('no HistoryContext above')
  return found
}

export const useHistoryState = ({ subscribe, read }: History): HistoryState =>
  useSyncExternalStore(subscribe, read)
