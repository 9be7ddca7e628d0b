/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select element cannot open a list with sample buttons */
import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTabIndex } from '@/ui/buttons/one-stop.ts'
import { classNames } from '@/ui/class-names.ts'

type VoiceTriggerProps = {
  label: string
  /** Id of the list that it opens, which exists only while `isOpen`. */
  listId: string
  isOpen: boolean
  onPress: (anchor: HTMLElement) => void
  'data-field'?: string
  size?: 'sm' | undefined
  /** Muted, because the value is inherited. */
  isQuiet?: boolean
  children: ReactNode
}

const looks = {
  sm: 'h-7 max-w-40 gap-1 rounded-full border-transparent pr-2 pl-3 text-sm hover:border-teal',
  md: 'h-9 w-full justify-between gap-2 rounded-md border-edge bg-card px-3 hover:border-mute',
}

/** Shows the chosen voice in teal, the colour of sound. */
export const VoiceTrigger = ({
  label,
  listId,
  isOpen,
  onPress,
  size,
  isQuiet = false,
  children,
  ...rest
}: VoiceTriggerProps) => {
  const tabIndex = useTabIndex(undefined)
  return (
    <button
      type="button"
      role="combobox"
      tabIndex={tabIndex}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      className={classNames(
        'flex scroll-my-6 lg:scroll-mt-32 lg:scroll-mb-24 items-center border transition-colors',
        looks[size ?? 'md'],
        isQuiet ? 'text-mute' : 'font-medium text-teal-strong',
        size && !isQuiet && 'bg-teal-wash',
      )}
      onClick={(event) => onPress(event.currentTarget)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (isOpen || !['ArrowDown', 'ArrowUp'].includes(event.key)) return
        event.preventDefault()
        onPress(event.currentTarget)
      }}
      {...rest}
    >
      <span className="truncate">{children}</span>
      <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  )
}
