import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { formatDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { client } from '@/session/client.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { refreshProjects } from './cards.ts'

/** Starts a project under its default title and opens it. */
export const useCreateProject = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  return useMutation({
    mutationFn: () =>
      client.call(createProject, {
        body: { title: t('dashboard.newProjectTitle', { date: formatDate(new Date(), language) }) },
      }),
    onSuccess: ({ id }) => {
      // Whoever comes back at once, before the editor has been shown, finds it in the list all the same.
      void refreshProjects(queries)
      navigate(`/projects/${id}`)
    },
    onError: (error) =>
      reportFailure(error, { title: t('app.error'), description: t('dashboard.createFailed') }),
  })
}
