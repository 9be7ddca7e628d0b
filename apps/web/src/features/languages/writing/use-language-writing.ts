import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { arrive } from '@/project/document/field-document.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { textsOfLanguage } from '@/project/languages/language-document.ts'
import { useProjectLanguage } from '@/project/queries/get-language.ts'
import { languageKey } from '@/project/queries/language-key.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { useReportAutosave } from '@/project/saving/use-report-autosave.ts'
import type { LanguageWriting } from './create-language-writing.ts'
import { openLanguageWriting } from './open-language-writing.ts'

export type LanguageWritingOptions = {
  project: Project
  userId: string
  language: string
  autosaves: AutosaveGroup
}

/** The cached language and the store of its unsaved changes; null until earlier drafts are restored. */
export const useLanguageWriting = ({ project, userId, language, autosaves }: LanguageWritingOptions) => {
  const queries = useQueryClient()
  const tellFailure = useReportAutosave()
  const { data, isError, refetch } = useProjectLanguage(project.id, language)
  const [writing, setWriting] = useState<LanguageWriting | null>(null)
  const { fields } = useProjectHistory()

  const open = useEffectEvent(() => {
    if (!data) return null
    const projectId = project.id
    return openLanguageWriting({ queries, userId, projectId, language, autosaves, fields, tellFailure }, data)
  })
  const isThere = data !== undefined
  useEffect(() => {
    let isLeft = false
    const opened = isThere ? open() : null
    void opened?.then((writing) => isLeft || setWriting(writing))
    return () => {
      isLeft = true
    }
  }, [isThere])

  useLayoutEffect(() => {
    if (data) writing?.store.change((doc) => arrive(doc, textsOfLanguage(data)))
  }, [writing, data])

  // A new revision of the project may have changed the English of a slide: refetch.
  const seen = useRef(project.revision)
  useEffect(() => {
    if (seen.current === project.revision) return
    seen.current = project.revision
    void queries.invalidateQueries({ queryKey: languageKey(project.id, language) })
  }, [queries, project.id, project.revision, language])

  return { data, writing, isFailed: isError && !data, retry: () => void refetch() }
}
