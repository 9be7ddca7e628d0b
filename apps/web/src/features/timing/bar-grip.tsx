/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an input of type range cannot lie on a bar and be pulled with it */
import { type Grip, movedBoundary, moveRange } from '@voxdeck/core/timeline/move-bars'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { TimingEntry } from '@voxdeck/core/timeline/timing-entries'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLength, formatTenths } from './format-tenths.ts'

/** Frames: a tenth of a second, and a second. */
const smallStep = 3
const largeStep = 30

const directions: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }
const neighbours: Record<string, -1 | 1> = { PageUp: -1, PageDown: 1 }

type BarGripProps = ComponentProps<'div'> & {
  grip: Grip
  entry: TimingEntry
  bars: readonly number[]
  isSelected: boolean
  describedBy: string
  onNudge: (frames: number) => void
  onNeighbour: (by: -1 | 1) => void
}

const tenths = (frames: number) => Math.round(secondsOfFrames(frames) * 10) / 10

/** A boundary of a slide, or the slide itself, as a slider for pointer and keys. */
export const BarGrip = ({
  grip,
  entry,
  bars,
  isSelected,
  describedBy,
  onNudge,
  onNeighbour,
  ...rest
}: BarGripProps) => {
  const { t } = useTranslation()
  const number = entry.slideNumber
  const hold = { grip, index: number - 1 }
  const { least, most } = moveRange(bars, hold)
  const at = entry.startFrame + (movedBoundary(hold).edge === 'end' ? entry.barFrames : 0)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = directions[event.key]
    const neighbour = neighbours[event.key]
    if (direction) onNudge(direction * (event.shiftKey ? largeStep : smallStep))
    else if (event.key === 'Home') onNudge(least)
    else if (event.key === 'End') onNudge(most)
    else if (neighbour) onNeighbour(neighbour)
    else return
    event.preventDefault()
  }
  return (
    <div
      role="slider"
      // Roving tabindex: only the selected slide is in the tab order.
      tabIndex={isSelected ? 0 : -1}
      data-grip={`${grip} ${number}`}
      aria-label={t(`timing.bar.${grip}`, { number })}
      aria-describedby={describedBy}
      aria-orientation="horizontal"
      aria-valuemin={tenths(at + least)}
      aria-valuenow={tenths(at)}
      aria-valuemax={tenths(at + most)}
      aria-valuetext={t('timing.bar.value', {
        number,
        time: formatTenths(secondsOfFrames(at)),
        seconds: formatLength(secondsOfFrames(entry.barFrames)),
      })}
      onKeyDown={onKeyDown}
      {...rest}
    />
  )
}
