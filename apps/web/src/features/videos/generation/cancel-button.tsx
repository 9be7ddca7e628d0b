import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { useCancel } from './use-cancel.ts'

type CancelButtonProps = {
  projectId: string
  /** Empty until the server has created the video. */
  videoIds: readonly string[]
  /** Called before the request: this button unmounts when it succeeds. */
  onPress: () => void
}

export const CancelButton = ({ projectId, videoIds, onPress }: CancelButtonProps) => {
  const { t } = useTranslation()
  const { cancel, isPending } = useCancel(projectId)
  const words = videoIds.length > 1 ? t('editor.generation.cancelAll') : t('editor.generation.cancel')
  return (
    <Button
      busy={isPending}
      disabled={videoIds.length === 0}
      onClick={() => {
        onPress()
        cancel(videoIds)
      }}
    >
      {isPending ? t('editor.generation.cancelling') : words}
    </Button>
  )
}
