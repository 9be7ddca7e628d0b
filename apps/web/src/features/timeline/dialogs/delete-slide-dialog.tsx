import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { DialogActions, DialogClose } from '@/ui/overlays/dialog.tsx'
import { useDeleteSlide } from '../queries/delete-slide.ts'
import { SlideDialog } from './slide-dialog.tsx'

type DeleteSlideDialogProps = { slide: ProjectSlide; onClose: () => void; onClosed: () => void }

export const DeleteSlideDialog = ({ slide, onClose, onClosed }: DeleteSlideDialogProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { mutateAsync: remove, isPending } = useDeleteSlide(slide.projectId)
  // mutateAsync: the dialog unmounts with the slide, after which callbacks passed to mutate() are not called.
  const confirm = async () => {
    try {
      await remove(slide.id)
      toast({ title: t('app.success'), description: t('editor.timeline.delete.deleted') })
      onClose()
    } catch (error) {
      reportFailure(error, {
        title: t('editor.timeline.delete.failed'),
        description: wordsOfError(error, language) ?? t('editor.timeline.noConnection'),
      })
    }
  }
  return (
    <SlideDialog
      title={t('editor.timeline.delete.title')}
      description={t('editor.timeline.delete.question', { name: slide.pictureName })}
      onClose={onClose}
      onClosed={onClosed}
    >
      <DialogActions>
        <DialogClose asChild>
          <Button>{t('app.cancel')}</Button>
        </DialogClose>
        <Button variant="destructive" busy={isPending} onClick={() => void confirm()}>
          {isPending ? t('editor.timeline.delete.deleting') : t('editor.timeline.delete.confirm')}
        </Button>
      </DialogActions>
    </SlideDialog>
  )
}
