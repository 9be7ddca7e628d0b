import type { Project } from '@voxdeck/contracts/projects/project'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { keepDrafts, keptDrafts } from './kept-drafts.ts'
import {
  type SlideDraft,
  type UnsavedScripts,
  unsavedScripts,
  withoutSaved,
  writeEnglishScript,
  writeSlide,
} from './script-drafts.ts'

/** What is typed and not saved, laid over the project. */
export const useScriptDrafts = (project: Project) => {
  const [drafts, setDrafts] = useState(() => keptDrafts(project.id))
  useEffect(() => keepDrafts(project.id, drafts), [project.id, drafts])

  const unsaved = useMemo(() => unsavedScripts(project, drafts), [project, drafts])
  const editEnglishScript = useCallback(
    (text: string) => setDrafts((before) => writeEnglishScript(before, text)),
    [],
  )
  const editSlide = useCallback(
    (imageId: string, change: SlideDraft) => setDrafts((before) => writeSlide(before, imageId, change)),
    [],
  )
  const dropSaved = useCallback(
    (sent: UnsavedScripts) => setDrafts((before) => withoutSaved(before, sent)),
    [],
  )
  return {
    drafts,
    unsaved,
    isDirty: Object.keys(unsaved).length > 0,
    editEnglishScript,
    editSlide,
    dropSaved,
  }
}

export type ScriptDraftsState = ReturnType<typeof useScriptDrafts>
