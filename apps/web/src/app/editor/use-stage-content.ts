import { useQueryClient } from '@tanstack/react-query'
import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Voice } from '@voxdeck/core/voices'
import { useCallback } from 'react'
import type { FieldStore } from '@/project/document/field-store.ts'
import type { FieldHistory } from '@/project/history/field-history.ts'
import type { ReadStageContent } from '@/project/playback/stage-slide.ts'
import { languageKey } from '@/project/queries/language-key.ts'
import { voicesQuery } from '@/project/queries/list-voices.ts'

type Shown = {
  project: Project
  store: FieldStore
  /** Of the other languages too, once their panel was opened. */
  fields: FieldHistory
  readProject: () => Project | undefined
  /** Of the source language. */
  voices: readonly Voice[]
  /** The language whose scripts are shown. */
  shown: string
}

/** What the preview and the presentation show and say: in the language that is shown. */
export const useStageContent = (content: Shown): ReadStageContent => {
  const { project, store, fields, readProject, voices, shown } = content
  const queries = useQueryClient()
  return useCallback(() => {
    const data = queries.getQueryData<ProjectLanguage>(languageKey(project.id, shown))
    const doc = fields.storeOf(shown)?.read()
    const speakers = queries.getQueryData<readonly Voice[]>(voicesQuery.queryKey) ?? []
    const translation = data && doc ? { data, doc, voices: speakers } : null
    return { project: readProject() ?? project, doc: store.read(), voices, translation }
  }, [queries, project, store, fields, readProject, voices, shown])
}
