import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'>

/** The hit area, large enough for touch; the drawn box inside is smaller. */
const target =
  'peer grid size-6 shrink-0 appearance-none place-items-center rounded-sm before:size-4.5 before:border before:border-mute before:bg-card before:transition-colors disabled:before:border-line disabled:before:bg-well'

export const Checkbox = ({ className, ...rest }: ChoiceProps) => (
  <span className={classNames('relative grid shrink-0', className)}>
    <input
      type="checkbox"
      className={classNames(
        target,
        'before:rounded-[5px] checked:before:border-coral-strong checked:before:bg-coral-strong',
      )}
      {...rest}
    />
    <Check
      aria-hidden="true"
      strokeWidth={3}
      className="pointer-events-none invisible absolute inset-0 m-auto size-3 text-on-coral peer-checked:visible"
    />
  </span>
)

export const Radio = ({ className, ...rest }: ChoiceProps) => (
  <input
    type="radio"
    className={classNames(
      target,
      'before:rounded-full checked:before:border-5 checked:before:border-coral-strong',
      className,
    )}
    {...rest}
  />
)
