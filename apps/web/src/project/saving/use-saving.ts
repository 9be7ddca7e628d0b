import { useMutation } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import type { FieldStore } from '../document/field-store.ts'
import { contested } from '../document/unsaved.ts'
import { useUpdateProject } from '../queries/update-project.ts'
import { focusField } from '../writing/focus-field.ts'
import type { Saving } from './autosave-group.ts'

/** Saves; if a field is in conflict, which cannot be saved, shows a toast and focuses the field. */
const useChoiceFirst = (store: FieldStore) => {
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

/** Save Draft: saves what is unsaved, then the project itself even when nothing else changed. */
export const useSaveDraft = (project: Project, store: FieldStore, autosave: Saving) => {
  const { t } = useTranslation()
  const { mutateAsync: update } = useUpdateProject(project.id)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await autosave.flush()
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
export const useSaveScripts = (project: Project, store: FieldStore, autosave: Saving) => {
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
