import type { Grip, Hold } from '@voxdeck/core/timeline/move-bars'
import { overrunFrames, secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { leadSeconds, sampleRate } from '@voxdeck/core/timeline/timing'
import type { TimingEntry } from '@voxdeck/core/timeline/timing-entries'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureAddress } from '@/project/slides/slide-picture.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Waveform } from '@/ui/waveform.tsx'
import { BarGrip } from './bar-grip.tsx'
import { formatLength } from './format-tenths.ts'
import type { TimedSlide } from './timed-slides.ts'
import type { PullHandlers } from './use-pull.ts'

type TimingBarProps = {
  slide: TimedSlide
  entry: TimingEntry
  bars: readonly number[]
  /** Pixels per second. */
  scale: number
  isSelected: boolean
  isHeld: boolean
  describedBy: string
  handlersOf: (hold: Hold) => PullHandlers
  onSelect: () => void
  onNudge: (hold: Hold, frames: number) => void
  onNeighbour: (grip: Grip, by: -1 | 1) => void
}

/** Pixels from which a bar shows its number, picture, length, or inner grips. */
const room = { number: 22, picture: 40, words: 84, grips: 80 }
const gripWidth = 24

export const TimingBar = ({ slide, entry, scale, isSelected, isHeld, ...bar }: TimingBarProps) => {
  const { t } = useTranslation()
  const { slideNumber: number } = entry
  const index = number - 1
  const px = (frames: number) => secondsOfFrames(frames) * scale
  const width = px(entry.frames)
  const barWidth = px(entry.barFrames)
  const hasGrips = isSelected || isHeld || barWidth >= room.grips
  const gripOf = (grip: Grip) => {
    const { onPointerDown, ...pulling } = bar.handlersOf({ grip, index })
    return {
      grip,
      entry,
      bars: bar.bars,
      isSelected,
      describedBy: bar.describedBy,
      onFocus: bar.onSelect,
      onNudge: (frames: number) => bar.onNudge({ grip, index }, frames),
      onNeighbour: (by: -1 | 1) => bar.onNeighbour(grip, by),
      ...pulling,
      onPointerDown: (event: Parameters<typeof onPointerDown>[0]) => {
        // A touch on an unselected slide scrolls the track.
        if (grip === 'body' && event.pointerType === 'touch' && !isSelected) return
        onPointerDown(event)
      },
    }
  }
  // On a narrow bar the grips are outside of it, large enough for a finger.
  const inside = barWidth >= room.grips
  return (
    <fieldset
      aria-label={t('timing.slide', { number })}
      className={classNames('absolute inset-y-0 m-0 min-w-0 p-0', isSelected && 'z-1', isHeld && 'z-2')}
      style={{ left: px(entry.startFrame), width }}
    >
      <BarFace slide={slide} entry={entry} scale={scale} isSelected={isSelected} />
      <BarGrip
        {...gripOf('body')}
        onClick={bar.onSelect}
        className={classNames(
          'absolute inset-0 cursor-grab rounded-[5px] focus-visible:outline-offset-[-3px] active:cursor-grabbing',
          isSelected ? 'touch-none' : 'touch-manipulation',
        )}
      />
      {hasGrips && index > 0 && (
        <BarGrip
          {...gripOf('start')}
          className={edgeLook(isSelected)}
          style={{ left: inside ? 0 : -gripWidth }}
        />
      )}
      {hasGrips && (
        <BarGrip
          {...gripOf('end')}
          className={edgeLook(isSelected)}
          style={{ left: inside ? barWidth - gripWidth : barWidth }}
        />
      )}
    </fieldset>
  )
}

const edgeLook = (isSelected: boolean) =>
  classNames(
    'absolute inset-y-0 grid w-6 cursor-ew-resize touch-none place-items-center rounded-[5px] focus-visible:outline-offset-[-3px]',
    "before:h-8 before:w-[5px] before:rounded-full before:border before:border-on-stage/70 before:bg-stage before:content-['']",
    'before:transition-opacity hover:before:opacity-100 focus-visible:before:opacity-100',
    isSelected ? 'before:opacity-100' : 'before:opacity-0',
  )

type BarFaceProps = Pick<TimingBarProps, 'slide' | 'entry' | 'scale' | 'isSelected'>

/** The drawing of a bar: picture, length, narration and overrun. */
const BarFace = ({ slide, entry, scale, isSelected }: BarFaceProps) => {
  const { t } = useTranslation()
  const width = secondsOfFrames(entry.frames) * scale
  const barWidth = secondsOfFrames(entry.barFrames) * scale
  const overrun = overrunFrames(entry)
  const picture = `url("${pictureAddress(slide.picture.thumbnailFilename)}")`
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-y-0 right-px left-0 overflow-hidden rounded-[5px] bg-well transition-shadow',
        isSelected && 'bg-coral-wash shadow-[inset_0_0_0_1px_var(--color-coral)]',
      )}
    >
      {width >= room.picture && (
        <div
          className="absolute inset-x-0 top-0 h-11 bg-stage bg-size-[auto_100%] bg-repeat-x"
          style={{ backgroundImage: picture }}
        />
      )}
      {overrun > 0 && (
        <div
          data-testid={`overrun ${entry.slideNumber}`}
          className="absolute inset-y-0 right-0 border-amber border-l-2 bg-amber-wash bg-[repeating-linear-gradient(-45deg,color-mix(in_oklab,var(--color-amber)_55%,transparent)_0_2px,transparent_2px_9px)]"
          style={{ left: barWidth }}
        />
      )}
      {width >= room.number && (
        <span className="figures absolute top-1 left-1 max-w-[calc(100%-0.5rem)] truncate rounded-[5px] bg-stage/80 px-1 text-on-stage text-xs">
          {entry.slideNumber}
          {width >= room.words &&
            ` · ${formatLength(secondsOfFrames(entry.barFrames))} ${t('timing.seconds')}`}
        </span>
      )}
      <Narration slide={slide} scale={scale} />
      {isSelected && <span className="absolute inset-x-0 top-0 h-[3px] bg-coral" />}
    </div>
  )
}

/** The measured waveform; before there is one, a line of the estimated length. */
const Narration = ({ slide, scale }: Pick<TimingBarProps, 'slide' | 'scale'>) => {
  const { narration, narrationSamples } = slide
  const peaks = useMemo(() => narration?.peaks.map((peak) => peak / 100), [narration])
  if (!narrationSamples) return null
  const place = { left: leadSeconds * scale, width: (narrationSamples / sampleRate) * scale }
  if (place.width < 4) return null
  return (
    <div className="absolute bottom-1.5 grid h-6 items-center" style={place}>
      {peaks ? (
        <Waveform peaks={peaks} height={24} />
      ) : (
        <span className="border-edge border-t-2 border-dotted" />
      )}
    </div>
  )
}
