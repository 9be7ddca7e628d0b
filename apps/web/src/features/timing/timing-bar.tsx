import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import type { Bar, Grip, Hold } from '@voxdeck/core/timeline/move-bars'
import { overrunFrames, secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { TimedSlide } from '@voxdeck/core/timeline/time-slides'
import { useTranslation } from 'react-i18next'
import { pictureAddress } from '@/project/slides/slide-picture.tsx'
import { classNames } from '@/ui/class-names.ts'
import { BarGrip } from './bar-grip.tsx'
import { BarNarration } from './bar-narration.tsx'
import { formatLength } from './format-length.ts'
import type { PullHandlers } from './use-pull.ts'

type TimingBarProps = {
  slide: ProjectSlide
  entry: TimedSlide
  bars: readonly Bar[]
  /** Pixels per second. */
  scale: number
  isSelected: boolean
  isHeld: boolean
  describedBy: string
  handlersOf: (hold: Hold) => PullHandlers
  onSelect: () => void
  onNudge: (hold: Hold, frames: number) => void
  onNeighbour: (grip: Grip, by: -1 | 1) => void
  /** `seconds`: from the slide's start. */
  onPlay: (index: number, seconds: number) => void
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
  const hasGrips = isSelected || isHeld || width >= room.grips
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
      onPlay: () => bar.onPlay(index, 0),
      ...pulling,
      onPointerDown: (event: Parameters<typeof onPointerDown>[0]) => {
        // A touch on an unselected slide scrolls the track.
        if (grip === 'body' && event.pointerType === 'touch' && !isSelected) return
        onPointerDown(event)
      },
    }
  }
  // On a narrow bar the grips are outside of it, large enough for a finger.
  const inside = width >= room.grips
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
      <BarNarration
        slide={slide}
        entry={entry}
        scale={scale}
        onPlay={(seconds) => {
          bar.onSelect()
          bar.onPlay(index, seconds)
        }}
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
          style={{ left: inside ? width - gripWidth : width }}
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

/** The drawing of a bar: picture, length and overrun. */
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
      {isSelected && <span className="absolute inset-x-0 top-0 h-[3px] bg-coral" />}
    </div>
  )
}
