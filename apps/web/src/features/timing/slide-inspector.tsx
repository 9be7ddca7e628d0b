import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { TimedSlide } from '@voxdeck/core/timeline/time-slides'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { useTranslation } from 'react-i18next'
import { formatTenths } from '@/i18n/format.ts'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { LengthField } from './length-field.tsx'
import { OverrunWords } from './overrun-words.tsx'
import type { Timing } from './use-timing.ts'

type SlideInspectorProps = { timing: Timing; index: number }

/** The selected slide: its times, its narration and a field for its length. */
export const SlideInspector = ({ timing, index }: SlideInspectorProps) => {
  const { t } = useTranslation()
  const slide = timing.slides[index]
  const entry = timing.entries[index]
  if (!slide || !entry) return null
  const number = index + 1
  return (
    <section
      aria-label={t('timing.selected')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-r-md border border-line border-l-[3px] border-l-coral py-2.5 pr-3 pl-2.5"
    >
      <SlidePicture slide={slide} alt="" className="w-24 shrink-0" />
      <div className="min-w-40 flex-1">
        <p className="truncate font-medium" title={slide.pictureName}>
          {slide.pictureName}
        </p>
        <p className="figures text-mute text-sm">
          {formatTenths(secondsOfFrames(entry.startFrame))}–{formatTenths(secondsOfFrames(entry.endFrame))}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-mute text-sm">
          <NarrationWords entry={entry} />
          <OverrunWords entry={entry} />
        </p>
      </div>
      <div className="flex items-center gap-2">
        <LengthField
          // Keyed by slide, so that a half-typed value does not carry over.
          key={slide.id}
          number={number}
          frames={entry.barFrames}
          isManual={timing.isManual(index)}
          onFrames={(frames) => timing.setLength(index, frames)}
          onLeave={timing.flush}
        />
        <Button
          size="sm"
          disabled={!timing.isManual(index)}
          title={t('timing.autoHint', { number })}
          onClick={() => timing.setAuto(index)}
        >
          {t('timing.auto')}
        </Button>
      </div>
    </section>
  )
}

const NarrationWords = ({ entry: { narrationSamples, isNarrationEstimated } }: { entry: TimedSlide }) => {
  const { t } = useTranslation()
  if (narrationSamples === 0) return <span>{t('timing.narration.none')}</span>
  const time = formatTenths(narrationSamples / sampleRate)
  return (
    <span>
      {t(isNarrationEstimated ? 'timing.narration.estimated' : 'timing.narration.measured', { time })}
    </span>
  )
}
