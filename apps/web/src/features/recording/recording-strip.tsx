import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '@/ui/spinner.tsx'
import { TakesDisclosure } from './earlier/takes-disclosure.tsx'
import { FailedTake } from './failed-take.tsx'
import { StoredRecording } from './stored-recording.tsx'
import type { RowPart } from './studio.ts'
import { TakeUnderWay } from './take-under-way.tsx'

const strip = 'mt-2 flex flex-col gap-1.5 rounded-md border border-line bg-card px-2.5 py-2'

/** Below the script of a slide: the recording in progress, the upload, or the stored recording. */
export const RecordingStrip = ({ studio, store, slide, number }: RowPart) => {
  const slideId = slide.id
  const { microphone, takes } = studio
  const { t } = useTranslation()
  const phase = useSyncExternalStore(microphone.subscribe, () =>
    microphone.read().slideId === slideId ? microphone.read().phase : 'off',
  )
  const take = useSyncExternalStore(takes.subscribe, () => takes.read().get(slideId))
  const content = () => {
    if (phase !== 'off') return <TakeUnderWay studio={studio} slideId={slideId} />
    if (take?.phase === 'failed') return <FailedTake studio={studio} take={take} number={number} />
    if (take)
      return (
        <output className="flex min-h-9 items-center gap-2 text-mute text-sm">
          <Spinner />
          {t('recording.storing')}
        </output>
      )
    if (slide.recording)
      return (
        <StoredRecording
          key={slide.recording.address}
          studio={studio}
          store={store}
          number={number}
          slide={slide}
          recording={slide.recording}
        />
      )
    return null
  }
  const shown = content()
  const hasTakes = slide.takes > 0 && phase === 'off'
  if (!shown && !hasTakes) return null
  return (
    <section aria-label={t('recording.strip', { number })} className={strip}>
      {shown}
      {hasTakes && <TakesDisclosure studio={studio} slide={slide} number={number} />}
    </section>
  )
}
