import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '@/ui/feedback/toast.ts'
import { isUnauthorized } from './is-unauthorized.ts'
import { leaveToSignInSoon } from './leave-to-sign-in.ts'

/** Shows a toast with the failure; when the session has ended, says so and redirects to sign-in and back. */
export const useReportFailure = () => {
  const { t } = useTranslation()
  return useCallback(
    (error: unknown, words: { title: string; description?: string }) => {
      if (!isUnauthorized(error)) return toast({ ...words, variant: 'destructive' })
      toast({
        title: t('session.unauthorized.title'),
        description: t('session.unauthorized.description'),
        variant: 'destructive',
      })
      leaveToSignInSoon()
    },
    [t],
  )
}
