import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { useRemoveMusic } from './remove-music.ts'

type RemoveMusicDialogProps = { projectId: string; name: string; onClose: () => void }

export const RemoveMusicDialog = ({ projectId, name, onClose }: RemoveMusicDialogProps) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutateAsync: remove, isPending } = useRemoveMusic(projectId)
  // mutateAsync: the dialog unmounts with the music, after which callbacks passed to mutate() are not called.
  const confirm = async () => {
    try {
      await remove()
      toast({ title: t('music.removed.title'), description: t('music.removed.description') })
      onClose()
    } catch (error) {
      reportFailure(error, { title: t('app.error'), description: t('music.notSaved') })
    }
  }
  return (
    <ConfirmDialog
      title={t('music.remove.title')}
      question={t('music.remove.question', { name })}
      confirmLabel={t('music.remove.confirm')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
