import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import type { Question, Studio } from './studio.ts'

/** Confirms the deletion of a recording. */
export const RecordingQuestion = ({ studio }: { studio: Studio }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const question = useSyncExternalStore(studio.question.subscribe, studio.question.read)
  const close = () => studio.question.ask(null)
  const [isPending, setPending] = useState(false)
  const remove = async (answered: Question) => {
    const { slideId, number } = answered
    setPending(true)
    try {
      const before = studio.server.recordingOf(slideId)
      await studio.server.change(slideId, null)
      studio.server.record(slideId, before, null)
      close()
      toast({ title: t('app.success'), description: t('recording.delete.done', { number }) })
    } catch (error) {
      reportFailure(error, {
        title: t('recording.delete.failed'),
        description: studio.server.explain(error, language) ?? t('recording.failed.offline'),
      })
    }
    setPending(false)
  }
  if (!question) return null
  const { number } = question
  return (
    <ConfirmDialog
      title={t('recording.delete.title')}
      question={t('recording.delete.question', { number })}
      confirmLabel={t('recording.delete.confirm')}
      isPending={isPending}
      onConfirm={() => void remove(question)}
      onClose={close}
    />
  )
}
