import { useTranslation } from 'react-i18next'
import type { Show } from './show.ts'
import { useShowState } from './use-show-state.ts'

/** Which slide of how many. */
export const StagePlace = ({ show }: { show: Show }) => {
  const { t } = useTranslation()
  const { index, isPaused } = useShowState(show)
  const place =
    show.kind === 'presentation'
      ? t('presentation.place', { number: index + 1, count: show.count })
      : t('presentation.slide', { number: show.number })
  return (
    <p className="figures whitespace-nowrap text-sm">
      {place}
      {isPaused && ` · ${t('presentation.paused')}`}
    </p>
  )
}
