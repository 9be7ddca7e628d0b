import { ApiError } from '@voxdeck/contracts/client'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'

/** The server is away: the notice of what is not saved says it (not-saved-notice.tsx), and that it is tried again. */
const isAway = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

/** Reports why the page could not save by itself, where nothing else says it. */
export const useReportAutosave = () => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  return (error: unknown) => {
    if (!isAway(error)) reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') })
  }
}
