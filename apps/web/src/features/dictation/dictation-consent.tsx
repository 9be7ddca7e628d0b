import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'

type DictationConsentProps = { isOpen: boolean; onAgree: () => void; onClose: () => void }

export const DictationConsent = ({ isOpen, onAgree, onClose }: DictationConsentProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('scripts.dictate.consent.title')}
        description={t('scripts.dictate.consent.description')}
        closeLabel={t('app.close')}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="primary" onClick={onAgree}>
            {t('scripts.dictate.consent.agree')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
