import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FindDialog } from '@/features/find/find.ts'
import { loadOpenLanguage } from '@/features/languages/languages.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { languageQuery } from '@/project/queries/get-language.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { useReportFailure } from '@/session/report-failure.ts'

type FindPartProps = {
  project: Project
  userId: string
  store: FieldStore
  autosaves: AutosaveGroup
  onClose: () => void
}

/** Find and replace, over the documents of all languages. */
export const FindPart = ({ project, userId, store, autosaves, onClose }: FindPartProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const { fields } = useProjectHistory()
  const projectId = project.id
  const open = async (language: string): Promise<FieldStore> => {
    if (language === project.sourceLanguage) return store
    const first = await queries.fetchQuery({ ...languageQuery(projectId, language), staleTime: 1000 })
    const openLanguageWriting = await loadOpenLanguage()
    const tellFailure = (error: unknown) =>
      reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') })
    const opening = { queries, userId, projectId, language, autosaves, fields, tellFailure }
    return (await openLanguageWriting(opening, first)).store
  }
  return (
    <FindDialog
      project={project}
      open={open}
      onGo={(language, { key, start, end }) => {
        flushSync(onClose)
        fields.goTo(language, { key, caret: start, selectTo: end })
      }}
      onClose={onClose}
    />
  )
}
