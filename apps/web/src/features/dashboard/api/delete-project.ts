import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { useTranslation } from 'react-i18next'
import { client } from '@/session/client.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { dropCard, refreshIfGone, refreshProjects } from './cards.ts'

/** Not before the server has done it: what came back would look as if it could be undone. */
export const useDeleteProject = (onEnd: () => void) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  return useMutation({
    mutationFn: (id: string) => client.call(deleteProject, { params: { id } }),
    onSuccess: (_, id) => {
      dropCard(queries, id)
      toast({ title: t('app.success'), description: t('dashboard.delete.done') })
      void refreshProjects(queries)
    },
    onError: (error) => {
      reportFailure(error, { title: t('app.error'), description: t('dashboard.delete.failed') })
      refreshIfGone(queries, error)
    },
    // When it failed, too: behind a dialog nobody could reach the words that say so.
    onSettled: onEnd,
  })
}
