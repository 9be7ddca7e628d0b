import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { Waveform } from '@/ui/waveform.tsx'
import { videoPeaks, videoSeconds } from './narration.ts'

type ScrubberProps = { played: number; onScrub: (played: number) => void }

/** The waveform is the slider: an invisible range input lies over it. */
export const Scrubber = ({ played, onScrub }: ScrubberProps) => {
  const { t } = useTranslation()
  return (
    <label className="relative block grow rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4">
      <span className="sr-only">{t('landing.hero.scrub')}</span>
      <Waveform peaks={videoPeaks} played={played} height={44} />
      <input
        type="range"
        min={0}
        max={1}
        step={0.005}
        value={played}
        aria-valuetext={formatClock(played * videoSeconds)}
        onChange={(event) => onScrub(event.currentTarget.valueAsNumber)}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
      />
    </label>
  )
}
