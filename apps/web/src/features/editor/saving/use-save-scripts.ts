import { useMutation } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/project'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/toast.ts'
import { useUpdateProject } from '../api/update-project.ts'
import type { ScriptDraftsState } from '../scripts/use-script-drafts.ts'

/** Save Script, Save Scripts and Ctrl+S: whatever of the scripts is not on the server yet. */
export const useSaveScripts = (project: Project, scripts: ScriptDraftsState) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutateAsync: update } = useUpdateProject(project.id)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await update(scripts.unsaved)
      scripts.dropSaved(scripts.unsaved)
    },
    onSuccess: () =>
      project.images.length > 0
        ? toast({
            title: t('editor.scripts.saved.title'),
            description: t('editor.scripts.saved.description'),
          })
        : toast({ title: t('app.success'), description: t('editor.draft.saved') }),
    onError: (error) =>
      reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') }),
  })
  const saveScripts = () => {
    if (scripts.isDirty && !isPending) mutate()
  }
  return { saveScripts, isPending }
}
