import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'

export const WorkerState = ({ hasWorker }: { hasWorker: boolean }) => {
  const { t } = useTranslation()
  if (hasWorker)
    return (
      <Badge tone="ready" className="self-start">
        <Check aria-hidden="true" />
        {t('admin.worker.running')}
      </Badge>
    )
  return (
    <div
      role="alert"
      className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 rounded-lg bg-ink p-4 text-paper"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
      <div>
        <p className="font-semibold">{t('admin.worker.missing')}</p>
        <p className="mt-1 max-w-[70ch] text-sm">{t('admin.worker.missingHint')}</p>
      </div>
    </div>
  )
}
