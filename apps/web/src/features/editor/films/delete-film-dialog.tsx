import type { Video } from '@voxdeck/contracts/videos/video'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { toast } from '@/ui/toast.ts'
import { useDeleteVideo } from '../api/delete-video.ts'

type DeleteFilmDialogProps = { projectId: string; film: Video | null; onClose: () => void }

export const DeleteFilmDialog = ({ projectId, film, onClose }: DeleteFilmDialogProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { mutate: remove, isPending } = useDeleteVideo(projectId)
  const confirm = () =>
    film &&
    remove(film.id, {
      onSuccess: () => {
        toast({ title: t('app.success'), description: t('editor.films.deleted') })
        onClose()
      },
      onError: (error) =>
        reportFailure(error, { title: t('app.error'), description: t('editor.films.deleteFailed') }),
    })
  return (
    <ConfirmDialog
      isOpen={film !== null}
      title={t('editor.films.ask.title')}
      question={t('editor.films.ask.description', {
        date: film ? formatDateTime(film.createdAt, language) : '',
      })}
      confirmLabel={t(isPending ? 'editor.films.ask.deleting' : 'editor.films.ask.confirm')}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
