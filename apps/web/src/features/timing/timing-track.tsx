import { type Grip, type Hold, movedBoundary } from '@voxdeck/core/timeline/move-bars'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayhead } from '@/project/playback/playhead.ts'
import { classNames } from '@/ui/class-names.ts'
import { TimingBar } from './timing-bar.tsx'
import { TimingRuler } from './timing-ruler.tsx'
import { usePull } from './use-pull.ts'
import type { Timing } from './use-timing.ts'

type TimingTrackProps = {
  timing: Timing
  scroller: RefObject<HTMLElement | null>
  width: number
  /** Pixels per second. */
  scale: number
  selected: number
  onSelect: (index: number) => void
  /** `seconds`: from the slide's start. */
  onPlay: (index: number, seconds: number) => void
}

/** The ruler and the bars; only those near the viewport are rendered. */
export const TimingTrack = ({
  timing,
  scroller,
  width,
  scale: wanted,
  selected,
  onSelect,
  onPlay,
}: TimingTrackProps) => {
  const { t } = useTranslation()
  const keys = useId()
  const [scrollLeft, setScrollLeft] = useState(0)
  const { held, isSnapped, handlersOf } = usePull(timing, { scroller, scale: wanted })
  const scale = held?.scale ?? wanted
  const { slides, entries, bars } = timing
  const totalSeconds = secondsOfFrames(timing.totalFrames)
  const window = {
    from: Math.max(0, scrollLeft - width / 2) / scale,
    to: (scrollLeft + width * 1.5) / scale,
  }

  useCentred(scroller, scale, width)
  useInView(scroller, {
    selected,
    from: secondsOfFrames(entries[selected]?.startFrame ?? 0) * scale,
    to: secondsOfFrames(entries[selected]?.endFrame ?? 0) * scale,
  })

  const wantedFocus = useRef<string | null>(null)
  useEffect(() => {
    const grip = wantedFocus.current
    wantedFocus.current = null
    if (grip)
      scroller.current?.querySelector<HTMLElement>(`[data-grip="${grip}"]`)?.focus({ preventScroll: true })
  })
  const goTo = (index: number, grip: Grip) => {
    if (!entries[index]) return
    wantedFocus.current = `${index === 0 && grip === 'start' ? 'body' : grip} ${index + 1}`
    onSelect(index)
  }

  return (
    <section
      ref={scroller}
      aria-label={t('timing.track')}
      onScroll={({ currentTarget }) => setScrollLeft(currentTarget.scrollLeft)}
      className={classNames(
        'relative -mx-1 overflow-y-hidden px-1 pb-2',
        held && !held.isScrollable ? 'overflow-x-hidden' : 'overflow-x-auto',
      )}
    >
      <p id={keys} hidden>
        {t('timing.keys')}
      </p>
      <div className="relative" style={{ width: Math.max(width, totalSeconds * scale, held?.width ?? 0) }}>
        <TimingRuler totalSeconds={totalSeconds} scale={scale} window={window} />
        <div className="relative mt-1.5 h-[5.25rem] select-none">
          {entries.map((entry, index) => {
            const slide = slides[index]
            const isHeld = held?.hold.index === index
            const isSeen =
              secondsOfFrames(entry.endFrame) >= window.from && secondsOfFrames(entry.startFrame) <= window.to
            if (!slide || !(isSeen || isHeld || index === selected)) return null
            return (
              <TimingBar
                key={slide.id}
                slide={slide}
                entry={entry}
                bars={bars}
                scale={scale}
                isSelected={index === selected}
                isHeld={isHeld}
                describedBy={keys}
                handlersOf={handlersOf}
                onSelect={() => onSelect(index)}
                onNudge={timing.nudge}
                onNeighbour={(grip, by) => goTo(index + by, grip)}
                onPlay={onPlay}
              />
            )
          })}
          {held && isSnapped && <SnapLine timing={timing} hold={held.hold} scale={scale} />}
          <PlayheadLine timing={timing} scale={scale} />
        </div>
      </div>
    </section>
  )
}

/** Where the words of a slide, or the pause after them, end: there an edge is held. */
const SnapLine = ({ timing, hold, scale }: { timing: Timing; hold: Hold; scale: number }) => {
  const { edge, index } = movedBoundary(hold)
  const entry = timing.entries[index]
  if (!entry) return null
  const frame = edge === 'end' ? entry.endFrame : entry.startFrame
  return (
    <span
      aria-hidden="true"
      data-testid="snap line"
      className="pointer-events-none absolute inset-y-0 z-3 -ml-px border-teal border-l-2"
      style={{ left: secondsOfFrames(frame) * scale }}
    />
  )
}

/** Where the preview plays. */
const PlayheadLine = ({ timing: { slides, entries }, scale }: Pick<TimingTrackProps, 'timing' | 'scale'>) => {
  const playhead = usePlayhead()
  const entry = entries[slides.findIndex(({ id }) => id === playhead?.slideId)]
  if (!playhead || !entry) return null
  const seconds = secondsOfFrames(entry.startFrame + entry.frames * playhead.fraction)
  return (
    <span
      aria-hidden="true"
      data-testid="playhead line"
      className="pointer-events-none absolute inset-y-0 z-3 -ml-px w-0.5 bg-coral"
      style={{ left: seconds * scale }}
    />
  )
}

/** Keeps the centre of the viewport when the scale changes. */
const useCentred = (scroller: RefObject<HTMLElement | null>, scale: number, width: number) => {
  const before = useRef(scale)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && before.current !== scale)
      element.scrollTo({
        left: ((element.scrollLeft + width / 2) / before.current) * scale - width / 2,
        behavior: 'instant',
      })
    before.current = scale
  }, [scroller, scale, width])
}

/** Scrolls a slide that was selected elsewhere into view. */
const useInView = (
  scroller: RefObject<HTMLElement | null>,
  { selected, from, to }: { selected: number; from: number; to: number },
) => {
  const shown = useRef(selected)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || shown.current === selected) return
    shown.current = selected
    const { scrollLeft, clientWidth } = element
    if (to > scrollLeft && from < scrollLeft + clientWidth) return
    element.scrollTo({ left: from - clientWidth / 4 })
  }, [scroller, selected, from, to])
}
