import { useMutation } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/project'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/toast.ts'
import { type ProjectChange, useUpdateProject } from '../api/update-project.ts'
import type { ScriptDraftsState } from '../scripts/use-script-drafts.ts'
import type { SettingsFormState } from '../settings/use-settings-form.ts'

/** Saves what is on the screen and not on the server: before a draft is saved, a film asked for, the page left. */
export const useSaveUnsaved = (project: Project, scripts: ScriptDraftsState, settings: SettingsFormState) => {
  const { mutateAsync: update } = useUpdateProject(project.id)
  return async () => {
    const videoSettings = settings.unsaved()
    const change: ProjectChange = { ...scripts.unsaved, ...(videoSettings ? { videoSettings } : {}) }
    if (Object.keys(change).length === 0) return
    await update(change)
    scripts.dropSaved(scripts.unsaved)
    if (videoSettings) settings.settle(videoSettings)
  }
}

export const useSaveDraft = (project: Project, saveUnsaved: () => Promise<void>) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutateAsync: update } = useUpdateProject(project.id)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await saveUnsaved()
      await update({})
    },
    onSuccess: () => toast({ title: t('app.success'), description: t('editor.draft.saved') }),
    onError: (error) =>
      reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') }),
  })
  return { saveDraft: () => mutate(), isPending }
}
