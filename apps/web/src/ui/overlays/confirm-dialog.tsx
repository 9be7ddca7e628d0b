import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen?: boolean
  title: string
  question: string
  confirmLabel: string
  /** Defaults to 'Cancel'. */
  cancelLabel?: string | undefined
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms an irreversible action. */
export const ConfirmDialog = ({
  isOpen = true,
  title,
  question,
  confirmLabel,
  cancelLabel,
  isPending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={question} closeLabel={t('app.close')}>
        <DialogActions>
          <DialogClose asChild>
            <Button>{cancelLabel ?? t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="destructive" busy={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
