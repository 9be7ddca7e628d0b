import type { Clip } from '@voxdeck/contracts/slides/read-slide'
import { useTranslation } from 'react-i18next'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { useUpdateProject } from '@/project/queries/update-project.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import type { SlideClipProps } from './clip-uploads.ts'

type RemoveClipDialogProps = SlideClipProps & { clip: Clip; onClose: () => void }

export const RemoveClipDialog = ({ slide, number, clip, onClose }: RemoveClipDialogProps) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { history } = useProjectHistory()
  const { mutateAsync: save, isPending } = useUpdateProject(slide.projectId)
  // mutateAsync: the dialog unmounts with the clip, after which callbacks passed to mutate() are not called.
  const confirm = async () => {
    try {
      await save({ slides: [{ id: slide.id, clip: null }] })
      history.recordAct(
        { what: 'clip', count: 1, number },
        { kind: 'clip', slideId: slide.id, before: clip.address, after: null },
      )
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
    <ConfirmDialog
      title={t('clips.remove.title')}
      question={t('clips.remove.question', { name: clip.name, number })}
      confirmLabel={t('clips.remove.confirm')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
