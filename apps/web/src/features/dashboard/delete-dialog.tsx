import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'
import { useDeleteProject } from './api/delete-project.ts'
import type { CardDialogProps } from './card-focus.ts'

export const DeleteDialog = ({ project, isOpen, onClose, returnFocus }: CardDialogProps) => {
  const { t } = useTranslation()
  const { mutate: remove, isPending } = useDeleteProject(onClose)
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && !isPending && onClose()}>
      <DialogContent
        role="alertdialog"
        title={t('dashboard.delete.title')}
        description={
          <span className="[overflow-wrap:anywhere]">
            {t('dashboard.delete.question', { title: project.title })}
          </span>
        }
        closeLabel={t('app.close')}
        onCloseAutoFocus={returnFocus}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button disabled={isPending}>{t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="destructive" busy={isPending} onClick={() => remove(project.id)}>
            {isPending ? t('dashboard.delete.busy') : t('dashboard.delete.confirm')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
