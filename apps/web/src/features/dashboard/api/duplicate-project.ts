import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import { useTranslation } from 'react-i18next'
import { client } from '@/session/client.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { refreshIfGone, refreshProjects } from './cards.ts'

const mutationKey = ['duplicate']

export const useDuplicateProject = () => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  return useMutation({
    mutationKey,
    mutationFn: (id: string) => client.call(duplicateProject, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('app.success'), description: t('dashboard.duplicate.done') })
      void refreshProjects(queries)
    },
    onError: (error) => {
      reportFailure(error, { title: t('app.error'), description: t('dashboard.duplicate.failed') })
      refreshIfGone(queries, error)
    },
  })
}

/** Projects whose copies are on their way; several may be. */
export const useDuplicating = (): ReadonlySet<unknown> =>
  new Set(
    useMutationState({
      filters: { mutationKey, status: 'pending' },
      select: ({ state }) => state.variables,
    }),
  )
