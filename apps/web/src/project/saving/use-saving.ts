import { useMutation } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { SettingsChange } from '@voxdeck/core/video-settings'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import type { ScriptStore } from '../document/script-store.ts'
import { contested } from '../document/unsaved.ts'
import { useUpdateProject } from '../queries/update-project.ts'
import { focusField } from '../writing/focus-field.ts'
import type { Saving } from './autosave-group.ts'

/** The settings form: what of it is unsaved, and the report that it was saved. */
type UnsavedSettings = { unsaved: () => SettingsChange | null; settle: (settings: SettingsChange) => void }

/**
 * Saves unsaved scripts and settings; called before a draft is saved, a video is requested or the page is
 * left.
 */
export const useSaveUnsaved = (projectId: string, autosave: Saving, settings: UnsavedSettings) => {
  const { mutateAsync: update } = useUpdateProject(projectId)
  return async () => {
    await autosave.flush()
    const unsaved = settings.unsaved()
    if (!unsaved) return
    await update({ settings: unsaved })
    settings.settle(unsaved)
  }
}

/** Saves; if a field is in conflict, which cannot be saved, shows a toast and focuses the field. */
const useChoiceFirst = (store: ScriptStore) => {
  const { t } = useTranslation()
  return (save: () => void) => () => {
    save()
    const [key] = contested(store.read())
    if (key === undefined) return
    toast({
      title: t('scripts.twoTexts.title'),
      description: t('scripts.twoTexts.choose'),
      variant: 'destructive',
    })
    focusField({ key, caret: 0 })
  }
}

const useReportSaveFailure = () => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  return (error: unknown) =>
    reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') })
}

/** Save Draft: saves scripts and settings, then the project itself even when nothing else changed. */
export const useSaveDraft = (project: Project, store: ScriptStore, saveUnsaved: () => Promise<void>) => {
  const { t } = useTranslation()
  const { mutateAsync: update } = useUpdateProject(project.id)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await saveUnsaved()
      await update({})
    },
    onSuccess: () => {
      if (contested(store.read()).length === 0)
        toast({ title: t('app.success'), description: t('editor.draft.saved') })
    },
    onError: useReportSaveFailure(),
  })
  const saveDraft = useChoiceFirst(store)(mutate)
  return { saveDraft, isPending }
}

/** Save Script, Save Scripts and Ctrl+S: saves the unsaved scripts. */
export const useSaveScripts = (project: Project, store: ScriptStore, autosave: Saving) => {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => autosave.flush(),
    onSuccess: () => {
      if (contested(store.read()).length > 0) return
      if (project.slides.length > 0)
        toast({
          title: t('editor.scripts.saved.title'),
          description: t('editor.scripts.saved.description'),
        })
      else toast({ title: t('app.success'), description: t('editor.draft.saved') })
    },
    onError: useReportSaveFailure(),
  })
  const saveOnce = () => {
    if (!isPending) mutate()
  }
  const saveScripts = useChoiceFirst(store)(saveOnce)
  return { saveScripts, isPending }
}
