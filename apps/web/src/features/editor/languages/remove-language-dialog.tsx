import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/dialog.tsx'
import { toast } from '@/ui/toast.ts'
import { useRemoveLanguage } from '../api/remove-language.ts'
import type { Savings } from '../saving/savings.ts'
import { useLanguageName } from './use-language-name.ts'

export type RemoveLanguageDialogProps = {
  projectId: string
  language: string
  savings: Savings
  onRemoved: () => void
  onClose: () => void
}

export const RemoveLanguageDialog = (props: RemoveLanguageDialogProps) => {
  const { projectId, language, savings, onRemoved, onClose } = props
  const { t } = useTranslation()
  const name = useLanguageName(language)
  const reportFailure = useReportFailure()
  const { mutateAsync: remove, isPending } = useRemoveLanguage(projectId)
  // Awaited, because the dialog leaves with the language, and its answer is told all the same.
  const confirm = async () => {
    try {
      await remove(language)
      onRemoved()
      savings.leave(language)
      toast({
        title: t('languages.remove.done.title'),
        description: t('languages.remove.done.description', { language: name }),
      })
    } catch (error) {
      reportFailure(error, { title: t('app.error'), description: t('languages.notChanged') })
    }
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('languages.remove.title', { language: name })}
        description={t('languages.remove.question')}
        closeLabel={t('app.close')}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="destructive" busy={isPending} onClick={() => void confirm()}>
            {t('languages.remove.confirm')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
