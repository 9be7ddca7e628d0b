import { useTranslation } from 'react-i18next'
import { Progress } from '@/ui/feedback/progress.tsx'
import type { Show } from '../run/presentation-run.ts'
import { useFraction, useShowState } from './use-run-state.ts'

/** With reduced motion the bar advances only once per slide. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export const ProgressLine = ({ show, className = '' }: { show: Show; className?: string }) => {
  const { t } = useTranslation()
  const { index } = useShowState(show)
  const fraction = useFraction(show)
  const done = index + (isStill() ? 0 : fraction)
  return (
    <Progress
      percent={(done / show.count) * 100}
      label={t('presentation.progress')}
      className={`h-1 rounded-none bg-on-stage/20 ${className}`}
    />
  )
}
