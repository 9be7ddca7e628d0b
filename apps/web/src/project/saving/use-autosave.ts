import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import type { FieldStore } from '../document/field-store.ts'
import { textsOfProject } from '../document/texts-of-project.ts'
import { changeOf } from '../document/unsaved.ts'
import { projectQuery } from '../queries/get-project.ts'
import { saveProject } from '../queries/update-project.ts'
import { type Autosave, createAutosave, type SaveStatus } from './autosave.ts'
import type { Saving } from './autosave-group.ts'
import { isConflict } from './is-conflict.ts'
import { useReportAutosave } from './use-report-autosave.ts'

export const useAutosave = (store: FieldStore, projectId: string): Autosave => {
  const queries = useQueryClient()
  const report = useReportAutosave()
  const [autosave] = useState(() =>
    createAutosave({
      store,
      send: async (fields) =>
        textsOfProject(await saveProject(queries, projectId, changeOf(store.read(), fields))),
      look: async () =>
        textsOfProject(await queries.fetchQuery({ ...projectQuery(projectId), staleTime: 0 })),
      isFinal: isUnauthorized,
      isConflict,
    }),
  )
  const tellFailure = useEffectEvent(report)
  useEffect(() => autosave.start((error) => tellFailure(error)), [autosave])
  return autosave
}

export const useSaveStatus = (autosave: Saving): SaveStatus =>
  useSyncExternalStore(autosave.subscribe, autosave.status)
