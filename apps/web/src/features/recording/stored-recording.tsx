import type { Recording } from '@voxdeck/contracts/slides/read-slide'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFieldValue } from '@/project/document/field-store.ts'
import { heardRecording } from '@/project/document/shown-choices.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { RecordingPlayback } from './recording-playback.tsx'
import type { RowPart } from './studio.ts'

type StoredRecordingProps = RowPart & { recording: Recording }

export const StoredRecording = ({ studio, store, slide, number, recording }: StoredRecordingProps) => {
  const { t } = useTranslation()
  const isHeard = useFieldValue(store, (doc) => heardRecording(doc, slide) !== null)
  return (
    <>
      <div className="flex items-center gap-2">
        <RecordingPlayback
          studio={studio}
          slideId={slide.id}
          address={recording.address}
          peaks={recording.peaks}
          seconds={recording.seconds ?? 0}
          labels={{
            play: t('recording.play', { number }),
            stop: t('recording.playing', { number }),
            position: t('recording.position', { number }),
          }}
        />
        <IconButton
          size="sm"
          label={t('recording.delete.act', { number })}
          onClick={() => studio.question.ask({ slideId: slide.id, number })}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-pretty text-mute text-sm">
        {isHeard ? t('recording.instead') : t('recording.kept')}
      </p>
    </>
  )
}
