/* oxlint-disable react/incompatible-library -- nothing of the virtualizer is handed to what is memoised */
import { useVirtualizer } from '@tanstack/react-virtual'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTenths } from '@/i18n/format.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { LengthField } from './length-field.tsx'
import { OverrunWords } from './overrun-words.tsx'
import type { Timing } from './use-timing.ts'

type AutoButtonProps = { number: number; isManual: boolean; onAuto: () => void }

/** Resets a slide to its automatic length; an empty placeholder where none was set. */
const AutoButton = ({ number, isManual, onAuto }: AutoButtonProps) => {
  const { t } = useTranslation()
  if (!isManual) return <span className="size-7 shrink-0" />
  return (
    <IconButton size="sm" label={t('timing.autoHint', { number })} onClick={onAuto}>
      <RotateCcw aria-hidden="true" />
    </IconButton>
  )
}

type TimingTableProps = { timing: Timing; selected: number; onSelect: (index: number) => void }

const columns =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_6rem_minmax(0,1fr)_1.75rem] items-center gap-x-2 sm:grid-cols-[2.5rem_minmax(0,1fr)_5rem_6rem_5rem_1.75rem] sm:gap-x-4'
const rowHeight = 45

/** A table of all lengths; virtualised. */
export const TimingTable = ({ timing, selected, onSelect }: TimingTableProps) => {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const { entries, slides } = timing
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => slides[index]?.id ?? index,
    overscan: 6,
  })
  const showRow = useEffectEvent((index: number) => rows.scrollToIndex(index, { align: 'auto' }))
  useEffect(() => showRow(selected), [selected])
  return (
    <div>
      {/* Hidden from screen readers: each row has these labels itself. */}
      <div
        aria-hidden="true"
        className={classNames(columns, 'border-line border-b pr-2 pb-1.5 pl-3 text-mute text-sm')}
      >
        <span className="col-span-1 whitespace-nowrap sm:col-span-2">{t('timing.table.slide')}</span>
        <span className="text-right">{t('timing.table.start')}</span>
        <span className="pr-7 text-right">{t('timing.table.length')}</span>
        <span>{t('timing.table.end')}</span>
      </div>
      <div ref={scroller} className="max-h-80 overflow-y-auto overscroll-contain">
        <ol aria-label={t('timing.table.title')} className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const entry = entries[index]
            if (!entry) return null
            const number = index + 1
            const name = slides[index]?.pictureName
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-posinset={number}
                aria-setsize={entries.length}
                aria-current={index === selected}
                style={{ transform: `translateY(${start}px)` }}
                className={classNames(
                  columns,
                  'absolute inset-x-0 top-0 min-h-11 border-line border-b border-l-[3px] border-l-transparent py-1.5 pr-2 pl-[9px]',
                  index === selected && 'border-l-coral',
                )}
              >
                <span className="figures">{number}</span>
                <span className="truncate text-mute text-sm max-sm:hidden" title={name}>
                  {name}
                </span>
                <Time label={t('timing.table.start')} frames={entry.startFrame} className="text-right" />
                <LengthField
                  number={number}
                  frames={entry.barFrames}
                  isManual={timing.isManual(index)}
                  onFrames={(frames) => timing.setLength(index, frames)}
                  onLeave={timing.flush}
                  onFocus={() => onSelect(index)}
                />
                <Time label={t('timing.table.end')} frames={entry.endFrame} />
                <AutoButton
                  number={number}
                  isManual={timing.isManual(index)}
                  onAuto={() => timing.setAuto(index)}
                />
                <OverrunWords
                  entry={entry}
                  className="col-span-3 col-start-3 mt-1 justify-self-start sm:col-start-4"
                />
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}

const Time = ({ label, frames, className }: { label: string; frames: number; className?: string }) => (
  <span className={classNames('figures whitespace-nowrap text-mute text-sm', className)}>
    <span className="sr-only">{label} </span>
    {formatTenths(secondsOfFrames(frames))}
  </span>
)
