import { speakingSpeedLimits } from '@voxdeck/core/video-settings'
import { useTranslation } from 'react-i18next'
import { Input } from '@/ui/fields/input.tsx'
import type { SettingsFormState } from './use-settings-form.ts'

type SpeedFieldProps = { settings: SettingsFormState; id: string }

export const SpeedField = ({ settings, id }: SpeedFieldProps) => {
  const { t } = useTranslation()
  const { speed, typeSpeed, speedField, isWrong, limitWords } = settings
  const { min, max } = speakingSpeedLimits
  return (
    <>
      <div className="relative">
        <Input
          ref={speedField}
          id={id}
          value={speed}
          onChange={({ currentTarget }) => typeSpeed(currentTarget.value)}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-limit` : `${id}-unit`}
          className="figures pr-32 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <span
          id={`${id}-unit`}
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-mute text-sm"
        >
          {t('editor.settings.speedUnit')}
        </span>
      </div>
      {isWrong && (
        <p id={`${id}-limit`} role="alert" className="col-start-2 -mt-1 text-sm">
          {limitWords}
        </p>
      )}
    </>
  )
}
