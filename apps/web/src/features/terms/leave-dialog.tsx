import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'

type LeaveDialogProps = { isSaving: boolean; onSave: () => void; onDiscard: () => void; onStay: () => void }

/** Asks before unsaved changes to the terms are discarded. */
export const LeaveDialog = ({ isSaving, onSave, onDiscard, onStay }: LeaveDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onStay()}>
      <DialogContent
        title={t('terms.leave.title')}
        description={t('terms.leave.description')}
        closeLabel={t('terms.leave.stay')}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('terms.leave.stay')}</Button>
          </DialogClose>
          <Button variant="destructive" onClick={onDiscard}>
            {t('terms.leave.discard')}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={onSave}>
            {t('terms.leave.save')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
