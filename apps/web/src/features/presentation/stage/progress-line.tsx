import { useTranslation } from 'react-i18next'
import { Progress } from '@/ui/feedback/progress.tsx'
import type { PresentationRun } from '../run/presentation-run.ts'
import { useFraction, useRunState } from './use-run-state.ts'

/** With reduced motion the bar advances only once per slide. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export const ProgressLine = ({ run, className = '' }: { run: PresentationRun; className?: string }) => {
  const { t } = useTranslation()
  const { index } = useRunState(run)
  const fraction = useFraction(run)
  const done = index + (isStill() ? 0 : fraction)
  return (
    <Progress
      percent={(done / run.count) * 100}
      label={t('presentation.progress')}
      className={`h-1 rounded-none bg-on-stage/20 ${className}`}
    />
  )
}
