import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'

export type ReplaceDialogProps = {
  words: string
  onReplace: () => void
  /** Only where other slides can be translated without replacing. */
  onKeep?: () => void
  onClose: () => void
}

export const ReplaceDialog = ({ words, onReplace, onKeep, onClose }: ReplaceDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t('languages.replace.title')} description={words} closeLabel={t('app.close')}>
        <DialogActions className="flex-wrap">
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          {onKeep && <Button onClick={onKeep}>{t('languages.replace.keep')}</Button>}
          <Button variant="destructive" onClick={onReplace}>
            {t('languages.replace.replace')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
