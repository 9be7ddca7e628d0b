import { BookA } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'

// Loaded when the dialog is first opened.
const TermsDialog = lazyPart(async () => (await import('./terms-dialog.tsx')).TermsDialog, null, 'over')

export const TermsButton = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} className="max-sm:w-9 max-sm:px-0">
        <BookA aria-hidden="true" />
        <span className="max-sm:sr-only">{t('scripts.terms')}</span>
      </Button>
      {isOpen && <TermsDialog projectId={projectId} onClose={() => setOpen(false)} />}
    </>
  )
}
