import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { useCancelVideos } from './cancel-video.ts'

export const useCancel = (projectId: string) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate, isPending } = useCancelVideos(projectId)
  const cancel = (videoIds: readonly string[]) =>
    mutate(videoIds, {
      onError: (error) =>
        reportFailure(error, { title: t('app.error'), description: t('editor.generation.cancelFailed') }),
    })
  return { cancel, isPending }
}
