/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an input of type range cannot lie on a bar and be pulled with it */
import { type Bar, type Grip, movedBoundary, moveRange } from '@voxdeck/core/timeline/move-bars'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { TimedSlide } from '@voxdeck/core/timeline/time-slides'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTenths } from '@/i18n/format.ts'
import { formatLength } from './format-length.ts'

/** Frames: a tenth of a second, and a second. */
const smallStep = 3
const largeStep = 30

const directions: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }
const neighbours: Record<string, -1 | 1> = { PageUp: -1, PageDown: 1 }

type BarGripProps = ComponentProps<'div'> & {
  grip: Grip
  entry: TimedSlide
  bars: readonly Bar[]
  isSelected: boolean
  describedBy: string
  onNudge: (frames: number) => void
  onNeighbour: (by: -1 | 1) => void
  onPlay: () => void
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
  onPlay,
  ...rest
}: BarGripProps) => {
  const { t } = useTranslation()
  const number = entry.slideNumber
  const hold = { grip, index: number - 1 }
  const { least, most, pushesFrom } = moveRange(bars, hold)
  const at = entry.startFrame + (movedBoundary(hold).edge === 'end' ? entry.frames : 0)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = directions[event.key]
    const neighbour = neighbours[event.key]
    if (direction) onNudge(direction * (event.shiftKey ? largeStep : smallStep))
    else if (event.key === 'Home') onNudge(least)
    else if (event.key === 'End') onNudge(pushesFrom)
    else if (neighbour) onNeighbour(neighbour)
    else if (event.key !== 'Enter' && event.key !== ' ') return
    else if (!event.repeat) onPlay()
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
        seconds: formatLength(secondsOfFrames(entry.frames)),
      })}
      onKeyDown={onKeyDown}
      {...rest}
    />
  )
}
