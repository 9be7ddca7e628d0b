/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an option element holds only text */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- the list handles the keys */
import { Check } from 'lucide-react'
import { classNames } from '@/ui/class-names.ts'
import { useVoiceWords } from './use-voice-words.ts'
import type { VoiceOption } from './voice-options.ts'

export type LineProps = {
  option: VoiceOption
  index: number
  /** Id of the labels in the right column. */
  marksId: string
  isActive: boolean
  onHover: () => void
}

type VoiceRowProps = LineProps & { isChosen: boolean; onChoose: () => void }

export const VoiceRow = ({
  option,
  index,
  marksId,
  isActive,
  isChosen,
  onHover,
  onChoose,
}: VoiceRowProps) => {
  const { nameOf, aboutOption } = useVoiceWords()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    <div
      role="option"
      tabIndex={isActive ? 0 : -1}
      data-voice={index}
      aria-selected={isChosen}
      aria-describedby={marksId}
      onPointerMove={onHover}
      onClick={onChoose}
      className={classNames(
        'grid min-h-11 cursor-pointer select-none grid-cols-[1rem_minmax(0,1fr)] items-center gap-2 rounded-l-sm py-1 pl-2 outline-none',
        isActive && 'bg-well',
      )}
    >
      <Check
        aria-hidden="true"
        className={classNames(
          'size-4 text-coral-strong group-data-recorded/choice:invisible',
          !isChosen && 'invisible',
        )}
      />
      <span className="min-w-0">
        <span className="block truncate font-medium">{nameOf(option)}</span>
        <span className="block text-mute text-sm empty:hidden">{aboutOption(option)}</span>
      </span>
    </div>
  )
}
