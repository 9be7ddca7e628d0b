import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { FieldStore } from '@/project/document/field-store.ts'
import { createFieldHistory } from '@/project/history/field-history.ts'
import { createHistory, type History, type Outcome } from '@/project/history/history.ts'
import type { ProjectHistory } from '@/project/history/history-context.ts'
import { keepHistory } from '@/project/history/keep-history.ts'
import type { ServerAct } from '@/project/history/server-acts.ts'
import { useHistoryKeys } from '@/project/history/use-history-keys.ts'
import { focusSoon } from '@/project/writing/focus-field.ts'
import { useReportFailure } from '@/session/report-failure.ts'

type EditorHistoryOptions = {
  project: Project
  userId: string
  store: FieldStore
  /** The language that is shown. */
  shown: string
  show: (language: string) => void
  readProject: () => Project | undefined
}

/** The history of the page: kept in the browser, undone by keys, in whichever language a step was made. */
export const useEditorHistory = ({
  project,
  userId,
  store,
  shown,
  show,
  readProject,
}: EditorHistoryOptions): ProjectHistory => {
  const [made] = useState<ProjectHistory>(() => {
    const history = createHistory()
    return { history, fields: createFieldHistory(history) }
  })
  // Not where it is made: StrictMode makes two histories, and the store would record into the one that is thrown away.
  useEffect(() => made.fields.attach(project.sourceLanguage, store), [made, project.sourceLanguage, store])
  useEffect(() =>
    made.fields.showOn({
      numberOf: (slideId) => (readProject()?.slides.findIndex(({ id }) => id === slideId) ?? -1) + 1,
      show: (language) => {
        if (language !== project.sourceLanguage && !project.languages.includes(language)) return false
        if (language !== shown) flushSync(() => show(language))
        return true
      },
      turn: (place, change, bring) => {
        flushSync(() => {
          bring?.(place)
          change()
        })
        focusSoon(place)
      },
    }),
  )
  useServerActs(made.history, project.id)
  const begin = useEffectEvent(() => keepHistory(made.history, { userId, projectId: project.id }))
  useEffect(() => begin(), [])
  useHistoryKeys(made.history)
  return made
}

const serverKinds = ['order', 'slides', 'picture', 'recording', 'clip', 'terms'] as const

/** Acts on the server: loaded with the first of them. */
const useServerActs = (history: History, projectId: string): void => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const doAct = useEffectEvent(async (act: ServerAct): Promise<Outcome> => {
    try {
      const { doServerAct } = await import('@/project/history/server-acts.ts')
      return await doServerAct({ queries, projectId }, act)
    } catch (error) {
      reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') })
      throw error
    }
  })
  useEffect(() => {
    const leave = serverKinds.map((kind) =>
      history.handle(kind, async (act) => ((await doAct(act)) === 'done' ? act : null)),
    )
    return () => {
      for (const end of leave) end()
    }
  }, [history])
}
