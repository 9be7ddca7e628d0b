import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'

type TermsLoadingProps = { hasFailed: boolean; onRetry: () => void }

export const TermsLoading = ({ hasFailed, onRetry }: TermsLoadingProps) => {
  const { t } = useTranslation()
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-5">
        <p>{t('terms.loadFailed')}</p>
        <Button onClick={onRetry}>{t('app.retry')}</Button>
      </div>
    )
  return (
    <div className="flex flex-1 flex-col gap-3 px-5 pt-2">
      <output className="sr-only">{t('terms.loading')}</output>
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  )
}
