import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/dialog.tsx'
import { toast } from '@/ui/toast.ts'
import { useUpdateProject } from '../api/update-project.ts'
import type { SlideClip, SlideClipProps } from './use-slide-clip.ts'

type RemoveClipDialogProps = SlideClipProps & { clip: SlideClip; onClose: () => void }

export const RemoveClipDialog = ({ image, number, clip, onClose }: RemoveClipDialogProps) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutateAsync: save, isPending } = useUpdateProject(image.projectId)
  // Awaited, because the dialog leaves with the video, and its answer is told all the same.
  const confirm = async () => {
    try {
      await save({ slideScripts: [{ imageId: image.id, videoUrl: null }] })
      toast({
        title: t('clips.removed.title'),
        description: t('clips.removed.description', { number }),
      })
      onClose()
    } catch (error) {
      reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') })
    }
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('clips.remove.title')}
        description={t('clips.remove.question', { name: clip.name, number })}
        closeLabel={t('app.close')}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="destructive" busy={isPending} onClick={() => void confirm()}>
            {t('clips.remove.confirm')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
