import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'

type SlideDialogProps = {
  title: string
  description?: string
  onClose: () => void
  /** Gone from the screen: time to say where the focus goes. */
  onClosed: () => void
  onOpenAutoFocus?: (event: Event) => void
  children: ReactNode
}

/** A dialog that a row's menu opens. The menu is gone when it closes, so the list says where the focus goes. */
export const SlideDialog = ({
  title,
  description,
  onClose,
  onClosed,
  children,
  ...rest
}: SlideDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        description={description}
        closeLabel={t('app.close')}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
        {...rest}
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}
