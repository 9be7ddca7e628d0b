import { useTranslation } from 'react-i18next'
import { useLanguageName } from '@/project/languages/use-language-name.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { useRemoveLanguage } from '../queries/remove-language.ts'

export type RemoveLanguageDialogProps = {
  projectId: string
  language: string
  autosaves: AutosaveGroup
  onRemoved: () => void
  onClose: () => void
}

export const RemoveLanguageDialog = (props: RemoveLanguageDialogProps) => {
  const { projectId, language, autosaves, onRemoved, onClose } = props
  const { t } = useTranslation()
  const name = useLanguageName(language)
  const reportFailure = useReportFailure()
  const { mutateAsync: remove, isPending } = useRemoveLanguage(projectId)
  // mutateAsync: the dialog unmounts with the language, after which callbacks passed to mutate() are not
  // called.
  const confirm = async () => {
    try {
      await remove(language)
      onRemoved()
      autosaves.leave(language)
      toast({
        title: t('languages.remove.done.title'),
        description: t('languages.remove.done.description', { language: name }),
      })
    } catch (error) {
      reportFailure(error, { title: t('app.error'), description: t('languages.notChanged') })
    }
  }
  return (
    <ConfirmDialog
      title={t('languages.remove.title', { language: name })}
      question={t('languages.remove.question')}
      confirmLabel={t('languages.remove.confirm')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
