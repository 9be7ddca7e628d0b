import type { Video } from '@voxdeck/contracts/videos/video'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/dialog.tsx'
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
    <Dialog open={film !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('editor.films.ask.title')}
        description={t('editor.films.ask.description', {
          date: film ? formatDateTime(film.createdAt, language) : '',
        })}
        closeLabel={t('app.close')}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="destructive" busy={isPending} onClick={confirm}>
            {isPending ? t('editor.films.ask.deleting') : t('editor.films.ask.confirm')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
