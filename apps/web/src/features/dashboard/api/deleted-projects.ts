import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listDeletedProjects } from '@voxdeck/contracts/projects/list-deleted-projects'
import { purgeProject } from '@voxdeck/contracts/projects/purge-project'
import { restoreProject } from '@voxdeck/contracts/projects/restore-project'
import { useTranslation } from 'react-i18next'
import { client } from '@/session/client.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { refreshProjects } from './cards.ts'

export const deletedProjectsQuery = queryOptions({
  queryKey: ['/api/deleted-projects'] as const,
  queryFn: ({ signal }) => client.call(listDeletedProjects, { signal }),
  // Asked for whenever the dialog is opened.
  staleTime: 0,
})

type Act = 'restore' | 'purge'

const calls = {
  restore: async (id: string) => void (await client.call(restoreProject, { params: { id } })),
  purge: async (id: string) => void (await client.call(purgeProject, { params: { id } })),
}

/** Brings a deleted project back, or deletes it for good. */
export const useDeletedProject = (act: Act) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  return useMutation({
    mutationFn: calls[act],
    onSuccess: () => {
      toast({ title: t('app.success'), description: t(`dashboard.deleted.${act}.done`) })
      if (act === 'restore') void refreshProjects(queries)
    },
    onError: (error) =>
      reportFailure(error, { title: t('app.error'), description: t(`dashboard.deleted.${act}.failed`) }),
    onSettled: () => queries.invalidateQueries({ queryKey: deletedProjectsQuery.queryKey }),
  })
}
