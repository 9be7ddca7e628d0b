import { useTranslation } from 'react-i18next'
import type { PresentationRun } from '../run/presentation-run.ts'
import { useRunState } from './use-run-state.ts'

/** The slide number, and in a presentation the number of slides. */
export const StagePlace = ({ run }: { run: PresentationRun }) => {
  const { t } = useTranslation()
  const { index, isPaused } = useRunState(run)
  const place =
    run.kind === 'presentation'
      ? t('presentation.place', { number: index + 1, count: run.count })
      : t('presentation.slide', { number: run.number })
  return (
    <p className="figures truncate text-sm max-sm:min-w-0 max-sm:grow sm:shrink-0">
      {place}
      {/* On a phone only the pause button shows it. */}
      {isPaused && <span className="max-sm:sr-only">{` · ${t('presentation.paused')}`}</span>}
    </p>
  )
}
