import { overrunFrames, secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { TimingEntry } from '@voxdeck/core/timeline/timing-entries'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { formatTenths } from './format-tenths.ts'

/** Shows by how much the narration exceeds the bar. */
export const OverrunWords = ({ entry, className }: { entry: TimingEntry; className?: string }) => {
  const { t } = useTranslation()
  const overrun = overrunFrames(entry)
  if (overrun === 0) return null
  return (
    <span className={classNames('rounded-[5px] bg-amber-wash px-1.5 text-amber-strong text-sm', className)}>
      {t('timing.overrun', { time: formatTenths(secondsOfFrames(overrun)) })}
    </span>
  )
}
