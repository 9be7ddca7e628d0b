import { CircleDot } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowPart } from './studio.ts'

/** After a press in the strip, which goes with what it was about. */
export const focusRecordButton = (imageId: string): void =>
  document.querySelector<HTMLElement>(`[data-record="${CSS.escape(imageId)}"]`)?.focus()

/** Starts and stops; while another slide is recorded there is nothing to press. */
export const RecordButton = ({ studio, imageId, number }: RowPart) => {
  const { microphone, takes, record } = studio
  const { IconButton, Spinner, Square } = studio.parts
  const { t } = useTranslation()
  const phase = useSyncExternalStore(microphone.subscribe, () => {
    const { imageId: recorded, phase: now } = microphone.read()
    return recorded === imageId ? now : recorded === null ? 'off' : 'elsewhere'
  })
  const isSending = useSyncExternalStore(
    takes.subscribe,
    () => takes.read().get(imageId)?.phase === 'sending',
  )
  const press = () => {
    if (isSending) return
    if (phase === 'off') record(imageId)
    else if (phase === 'asking') microphone.cancel()
    else microphone.stop()
  }
  const isOn = phase === 'asking' || phase === 'recording'
  return (
    <IconButton
      size="sm"
      data-record={imageId}
      label={isOn ? t('recording.stop', { number }) : t('recording.record', { number })}
      className={isOn ? 'bg-coral-wash text-coral-strong' : undefined}
      // The focus stays on it while it sends.
      aria-disabled={isSending || undefined}
      disabled={phase === 'elsewhere'}
      onClick={press}
    >
      {phase === 'asking' ? (
        <Spinner />
      ) : phase === 'recording' ? (
        <Square aria-hidden="true" className="fill-current" />
      ) : (
        <CircleDot aria-hidden="true" />
      )}
    </IconButton>
  )
}
