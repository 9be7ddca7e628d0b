import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { type ProjectChange, writeProjectChange } from '@voxdeck/contracts/projects/write-project-change'
import { useTranslation } from 'react-i18next'
import { client } from '@/session/client.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { cardsKey, refreshIfGone, refreshProjects, showCard } from './cards.ts'

export type CardChange = {
  project: ProjectSummary
  change: ProjectChange
  /** How the card looks with the change. */
  shown: Partial<ProjectSummary>
}

/** Shows a change at once, and goes back to what was when the server refuses it. */
export const useUpdateProject = (words: { saved: string; failed: string }) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  return useMutation({
    mutationFn: ({ project, change }: CardChange) =>
      client.call(updateProject, { params: { id: project.id }, body: writeProjectChange(change) }),
    onMutate: async ({ project, shown }) => {
      await queries.cancelQueries({ queryKey: cardsKey })
      showCard(queries, { ...shown, id: project.id })
    },
    onSuccess: () => {
      toast({ title: t('app.success'), description: words.saved })
      void refreshProjects(queries)
    },
    onError: (error, { project }) => {
      showCard(queries, project)
      reportFailure(error, { title: t('app.error'), description: words.failed })
      refreshIfGone(queries, error)
    },
  })
}
