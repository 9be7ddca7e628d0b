/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- focus and blur bubble from the choice and its list */
import { useTranslation } from 'react-i18next'
import { Select } from '@/ui/fields/select.tsx'
import type { Microphone } from './microphone.ts'

type MicrophoneChoiceProps = { microphone: Microphone; className?: string }

/** Which microphone is recorded, while it counts down; absent when there is only one. */
export const MicrophoneChoice = ({ microphone, className }: MicrophoneChoiceProps) => {
  const { t } = useTranslation()
  const { devices, deviceId } = microphone.read()
  if (devices.length < 2 || deviceId === null) return null
  return (
    // Nobody is hurried while choosing: the count begins again afterwards.
    <fieldset className="min-w-0" onFocus={() => microphone.hold(true)} onBlur={() => microphone.hold(false)}>
      <Select
        aria-label={t('recording.microphone')}
        value={deviceId}
        onValueChange={microphone.choose}
        options={devices.map(({ id, label }) => ({ value: id, label }))}
        {...(className ? { className } : {})}
      />
    </fieldset>
  )
}
