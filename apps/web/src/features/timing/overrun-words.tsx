import { overrunFrames, secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { TimedSlide } from '@voxdeck/core/timeline/time-slides'
import { useTranslation } from 'react-i18next'
import { formatTenths } from '@/i18n/format.ts'
import { classNames } from '@/ui/class-names.ts'

/** Shows by how much the narration exceeds the bar. */
export const OverrunWords = ({ entry, className }: { entry: TimedSlide; className?: string }) => {
  const { t } = useTranslation()
  const overrun = overrunFrames(entry)
  if (overrun === 0) return null
  return (
    <span className={classNames('rounded-[5px] bg-amber-wash px-1.5 text-amber-strong text-sm', className)}>
      {t('timing.overrun', { time: formatTenths(secondsOfFrames(overrun)) })}
    </span>
  )
}
