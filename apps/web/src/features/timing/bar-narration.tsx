import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import type { TimedSlide } from '@voxdeck/core/timeline/time-slides'
import { leadSeconds, sampleRate } from '@voxdeck/core/timeline/timing'
import { Play } from 'lucide-react'
import { type PointerEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Waveform } from '@/ui/waveform.tsx'

type BarNarrationProps = {
  slide: ProjectSlide
  entry: TimedSlide
  /** Pixels per second. */
  scale: number
  /** Seconds from the slide's start. */
  onPlay: (seconds: number) => void
}

/** Pixels from which there is something to aim at. */
const leastWidth = { drawn: 4, pressed: 24 }

/** The measured waveform, before there is one a line of the estimated length; a press plays from there. */
export const BarNarration = ({ slide, entry, scale, onPlay }: BarNarrationProps) => {
  const { t } = useTranslation()
  const [aim, setAim] = useState<number | null>(null)
  const { narrationSamples, isNarrationEstimated, slideNumber: number } = entry
  const { narration } = slide
  const peaks = useMemo(
    () => (isNarrationEstimated ? undefined : narration?.peaks.map((peak) => peak / 100)),
    [narration, isNarrationEstimated],
  )
  const place = { left: leadSeconds * scale, width: (narrationSamples / sampleRate) * scale }
  if (place.width < leastWidth.drawn) return null
  const pixelsIn = ({ currentTarget, clientX }: PointerEvent | React.MouseEvent) =>
    Math.max(0, clientX - currentTarget.getBoundingClientRect().left)
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute bottom-1.5 grid h-6 items-center"
        style={place}
      >
        {peaks ? (
          <Waveform peaks={peaks} height={24} />
        ) : (
          <span className="border-edge border-t-2 border-dotted" />
        )}
      </div>
      {place.width >= leastWidth.pressed && (
        <button
          type="button"
          data-narration={number}
          aria-label={t('timing.playIn', { number })}
          // Enter on the slide itself plays it.
          tabIndex={-1}
          className="absolute bottom-0 h-9 cursor-pointer"
          style={place}
          onPointerMove={(event) => event.pointerType === 'mouse' && setAim(pixelsIn(event))}
          onPointerLeave={() => setAim(null)}
          onClick={(event) => onPlay(leadSeconds + pixelsIn(event) / scale)}
        >
          {aim !== null && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 w-px bg-ink"
              style={{ left: aim }}
            >
              <span className="absolute top-1/2 left-1 grid size-5 -translate-y-1/2 place-items-center rounded-full bg-ink text-paper">
                <Play aria-hidden="true" className="size-2.5 fill-current" />
              </span>
            </span>
          )}
        </button>
      )}
    </>
  )
}
