import type { Recording } from '@voxdeck/contracts/slides/read-slide'
import { Play, Square, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { RecordedWave } from './recorded-wave.tsx'
import type { RowPart } from './studio.ts'
import { useRecordingPlayback } from './use-recording-playback.ts'

type StoredRecordingProps = RowPart & { recording: Recording }

export const StoredRecording = ({ studio, slide, number, recording }: StoredRecordingProps) => {
  const { t } = useTranslation()
  const { media, isPlaying, position, toggle, seek } = useRecordingPlayback(
    studio,
    recording.address,
    slide.id,
  )
  const seconds = recording.seconds ?? 0
  const times = { time: formatClock(position), length: formatClock(seconds) }
  return (
    <>
      <div className="flex items-center gap-2">
        <IconButton
          size="sm"
          label={isPlaying ? t('recording.playing', { number }) : t('recording.play', { number })}
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
          peaks={slide.narration?.peaks ?? []}
          seconds={seconds}
          position={position}
          label={t('recording.position', { number })}
          valueText={t('recording.positionAt', times)}
          onSeek={seek}
        />
        <span className="figures text-mute text-sm">
          {isPlaying || position > 0 ? `${times.time} / ${times.length}` : times.length}
        </span>
        <IconButton
          size="sm"
          label={t('recording.delete.act', { number })}
          onClick={() => studio.question.ask({ kind: 'delete', slideId: slide.id, number })}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-pretty text-mute text-sm">{t('recording.instead')}</p>
    </>
  )
}
