import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spinner } from '@/ui/spinner.tsx'
import { useVoiceWords } from './use-voice-words.ts'
import type { LineProps } from './voice-row.tsx'

type SampleButtonProps = LineProps & { phase: 'silent' | 'loading' | 'playing'; onPress: () => void }

/** The right column of a row: labels of the voice and its sample button. */
export const SampleButton = ({
  option,
  index,
  marksId,
  isActive,
  phase,
  onHover,
  onPress,
}: SampleButtonProps) => {
  const { t } = useTranslation()
  const { nameOf, marksOf } = useVoiceWords()
  const { basic, engine } = marksOf(option)
  const name = nameOf(option)
  return (
    <div
      onPointerMove={onHover}
      className={classNames(
        'flex items-center justify-end gap-2 rounded-r-sm pr-1.5 pl-3',
        isActive && 'bg-well',
      )}
    >
      <span id={marksId} className="flex flex-col items-end text-mute text-xs">
        {basic && <Badge className={classNames('h-5 px-2', isActive && 'bg-line')}>{basic}</Badge>}
        {engine && <span lang="en">{engine}</span>}
      </span>
      {option.voice && (
        <Button
          size="sm"
          variant="ghost"
          data-sample={index}
          tabIndex={isActive ? 0 : -1}
          aria-label={t(phase === 'silent' ? 'voices.sample.play' : 'voices.sample.stop', { name })}
          className={classNames(
            'size-7 px-0 hover:bg-card',
            phase === 'silent' ? 'text-teal-strong' : 'text-coral-strong',
          )}
          onClick={onPress}
        >
          {phase === 'loading' && <Spinner />}
          {phase === 'playing' && <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-current" />}
          {phase === 'silent' && <Play aria-hidden="true" className="fill-current" />}
        </Button>
      )}
    </div>
  )
}
