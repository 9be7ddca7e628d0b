import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import type { FieldStore } from '../document/field-store.ts'
import { textsOfProject } from '../document/texts-of-project.ts'
import { changeOf } from '../document/unsaved.ts'
import { projectQuery } from '../queries/get-project.ts'
import { saveProject } from '../queries/update-project.ts'
import { type Autosave, createAutosave, type SaveStatus } from './autosave.ts'
import type { Saving } from './autosave-group.ts'
import { isConflict } from './is-conflict.ts'

export const useAutosave = (store: FieldStore, projectId: string): Autosave => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
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
  const tellFailure = useEffectEvent((error: unknown) =>
    reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') }),
  )
  useEffect(() => autosave.start((error) => tellFailure(error)), [autosave])
  return autosave
}

export const useSaveStatus = (autosave: Saving): SaveStatus =>
  useSyncExternalStore(autosave.subscribe, autosave.status)
