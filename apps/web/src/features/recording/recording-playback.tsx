import { Play, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { RecordedWave } from './recorded-wave.tsx'
import type { Studio } from './studio.ts'
import { useRecordingPlayback } from './use-recording-playback.ts'

type RecordingPlaybackProps = {
  studio: Studio
  slideId: string
  address: string
  peaks: readonly number[]
  seconds: number
  /** Names of the button, and of the waveform. */
  labels: { play: string; stop: string; position: string }
}

/** A recording on the server: the button that plays it, its waveform and its time. */
export const RecordingPlayback = ({
  studio,
  slideId,
  address,
  peaks,
  seconds,
  labels,
}: RecordingPlaybackProps) => {
  const { t } = useTranslation()
  const { media, isPlaying, position, toggle, seek } = useRecordingPlayback(studio, address, slideId)
  const times = { time: formatClock(position), length: formatClock(seconds) }
  return (
    <>
      <IconButton
        size="sm"
        label={isPlaying ? labels.stop : labels.play}
        className={isPlaying ? 'text-coral-strong' : undefined}
        onClick={toggle}
      >
        {isPlaying ? (
          <Square aria-hidden="true" className="fill-current" />
        ) : (
          <Play aria-hidden="true" className="fill-current" />
        )}
      </IconButton>
      <RecordedWave
        media={media}
        peaks={peaks}
        seconds={seconds}
        position={position}
        label={labels.position}
        valueText={t('recording.positionAt', times)}
        onSeek={seek}
      />
      <span className="figures text-mute text-sm">
        {isPlaying || position > 0 ? `${times.time} / ${times.length}` : times.length}
      </span>
    </>
  )
}
