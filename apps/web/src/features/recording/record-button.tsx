import { CircleDot, Square } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '@/project/slides/tool-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import type { Studio } from './studio.ts'

/** For buttons in the strip that unmount when pressed. */
export const focusRecordButton = (slideId: string): void =>
  document.querySelector<HTMLElement>(`[data-record="${CSS.escape(slideId)}"]`)?.focus()

const nothingToHear = () => () => {}

type RecordButtonProps = {
  studio: Studio | null
  openStudio: (use: (studio: Studio) => void) => void
  slideId: string
  number: number
}

/**
 * Starts and stops the recording of a slide; disabled while another is recorded. The first press loads the
 * studio.
 */
export const RecordButton = ({ studio, openStudio, slideId, number }: RecordButtonProps) => {
  const { t } = useTranslation()
  const phase = useSyncExternalStore(studio?.microphone.subscribe ?? nothingToHear, () => {
    const { slideId: recorded, phase: now } = studio?.microphone.read() ?? { slideId: null, phase: 'off' }
    return recorded === slideId ? now : recorded === null ? 'off' : 'elsewhere'
  })
  const isSending = useSyncExternalStore(
    studio?.takes.subscribe ?? nothingToHear,
    () => studio?.takes.read().get(slideId)?.phase === 'sending',
  )
  const press = () => {
    if (isSending) return
    if (phase === 'off') openStudio(({ record }) => record(slideId))
    else if (phase === 'asking' || phase === 'counting') studio?.microphone.cancel()
    else studio?.microphone.stop()
  }
  const isOn = phase === 'asking' || phase === 'counting' || phase === 'recording'
  return (
    <ToolButton
      tool="record"
      data-record={slideId}
      word={isOn ? 'stop' : undefined}
      label={isOn ? t('scripts.record.stop', { number }) : t('scripts.record.start', { number })}
      className={isOn ? 'bg-coral-wash text-coral-strong' : undefined}
      // aria-disabled keeps the focus while the upload runs.
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
    </ToolButton>
  )
}
