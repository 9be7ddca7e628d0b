import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProject } from '@/project/queries/update-project.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'

export const useChooseThumbnail = (projectId: string) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate } = useUpdateProject(projectId)
  return useCallback(
    (thumbnailSlideId: string) =>
      mutate(
        { thumbnailSlideId },
        {
          onSuccess: () =>
            toast({ title: t('app.success'), description: t('editor.timeline.thumbnailChosen') }),
          onError: (error) =>
            reportFailure(error, {
              title: t('app.error'),
              description: t('editor.timeline.thumbnailFailed'),
            }),
        },
      ),
    [mutate, reportFailure, t],
  )
}
