import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { useReportFailure } from '@/session/report-failure.ts'

/** The back link navigates on the client, without a beforeunload warning, so unsaved text is saved first. */
export const useBackSaving = (isDirty: () => boolean, saveUnsaved: () => Promise<void>) => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const reportFailure = useReportFailure()
  return (event: MouseEvent) => {
    if (!isDirty() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    saveUnsaved().then(
      () => navigate('/'),
      (error: unknown) =>
        reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') }),
    )
  }
}
