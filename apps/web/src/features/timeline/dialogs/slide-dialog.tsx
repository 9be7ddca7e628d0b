import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'

type SlideDialogProps = {
  title: string
  description?: string
  onClose: () => void
  /** Called when the dialog has closed, to move the focus. */
  onClosed: () => void
  onOpenAutoFocus?: (event: Event) => void
  children: ReactNode
}

/**
 * A dialog opened from a row's menu. The menu is unmounted when it closes, so the list decides where the
 * focus goes.
 */
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
