import { useTranslation } from 'react-i18next'
import type { Show } from '../run/presentation-run.ts'
import { useShowState } from './use-run-state.ts'

/** The slide number, and in a presentation the number of slides. */
export const StagePlace = ({ show }: { show: Show }) => {
  const { t } = useTranslation()
  const { index, isPaused } = useShowState(show)
  const place =
    show.kind === 'presentation'
      ? t('presentation.place', { number: index + 1, count: show.count })
      : t('presentation.slide', { number: show.number })
  return (
    <p className="figures min-w-0 truncate text-sm max-sm:grow">
      {place}
      {/* On a phone only the pause button shows it. */}
      {isPaused && <span className="max-sm:sr-only">{` · ${t('presentation.paused')}`}</span>}
    </p>
  )
}
