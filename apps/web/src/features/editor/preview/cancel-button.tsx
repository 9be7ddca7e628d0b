import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/button.tsx'
import { useCancelVideo } from '../api/cancel-video.ts'

type CancelButtonProps = {
  projectId: string
  /** Null until the server has named the film. */
  videoId: string | null
  /** At the press: by the time it is cancelled, this button is gone. */
  onPress: () => void
}

export const CancelButton = ({ projectId, videoId, onPress }: CancelButtonProps) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate: cancel, isPending } = useCancelVideo(projectId)
  return (
    <Button
      busy={isPending}
      disabled={videoId === null}
      onClick={() => {
        if (videoId === null) return
        onPress()
        cancel(videoId, {
          onError: (error) =>
            reportFailure(error, { title: t('app.error'), description: t('editor.generation.cancelFailed') }),
        })
      }}
    >
      {isPending ? t('editor.generation.cancelling') : t('editor.generation.cancel')}
    </Button>
  )
}
