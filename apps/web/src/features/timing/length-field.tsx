import { framesOfSeconds, secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { slideSecondsLimits } from '@voxdeck/core/timeline/timing'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Input } from '@/ui/fields/input.tsx'
import { formatLength } from './format-length.ts'

type LengthFieldProps = {
  number: number
  frames: number
  /** Set by the user, not by the narration. */
  isManual: boolean
  onFrames: (frames: number) => void
  onLeave: () => void
  onFocus?: () => void
}

const { min, max } = slideSecondsLimits

/**
 * Text field for the length of a slide in seconds; valid values apply while typing, others show the limits.
 */
export const LengthField = ({ number, frames, isManual, onFrames, onLeave, onFocus }: LengthFieldProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const seconds = Number(typed)
  const isWrong = typed !== null && !(typed.trim() !== '' && seconds >= min && seconds <= max)
  const change = (text: string) => {
    setTyped(text)
    const wanted = Number(text)
    if (text.trim() !== '' && wanted >= min && wanted <= max) onFrames(framesOfSeconds(wanted))
  }
  const leave = () => {
    setTyped(null)
    onLeave()
  }
  return (
    <div className="relative">
      <Input
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={0.1}
        aria-label={t('timing.length', { number })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        value={typed ?? formatLength(secondsOfFrames(frames))}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onFocus={onFocus}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        className={classNames(
          'figures h-8 w-24 pr-7 pl-2 text-right [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
          !isManual && 'text-mute',
        )}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-[4.85rem] flex items-center text-mute text-sm"
      >
        {t('timing.seconds')}
      </span>
      {isWrong && (
        <span
          id={id}
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 whitespace-nowrap rounded-sm bg-ink px-2 py-1 text-paper text-xs shadow-md"
        >
          {t('timing.limits', { min, max })}
        </span>
      )}
    </div>
  )
}
