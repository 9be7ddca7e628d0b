import type { Video } from '@voxdeck/contracts/videos/video'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { useDeleteVideo } from './delete-video.ts'

type DeleteVideoDialogProps = { projectId: string; video: Video | null; onClose: () => void }

export const DeleteVideoDialog = ({ projectId, video, onClose }: DeleteVideoDialogProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { mutate: remove, isPending } = useDeleteVideo(projectId)
  const confirm = () =>
    video &&
    remove(video.id, {
      onSuccess: () => {
        toast({ title: t('app.success'), description: t('editor.videos.deleted') })
        onClose()
      },
      onError: (error) =>
        reportFailure(error, { title: t('app.error'), description: t('editor.videos.deleteFailed') }),
    })
  return (
    <ConfirmDialog
      isOpen={video !== null}
      title={t('editor.videos.ask.title')}
      question={t('editor.videos.ask.description', {
        date: video ? formatDateTime(video.createdAt, language) : '',
      })}
      confirmLabel={t(isPending ? 'editor.videos.ask.deleting' : 'editor.videos.ask.confirm')}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
