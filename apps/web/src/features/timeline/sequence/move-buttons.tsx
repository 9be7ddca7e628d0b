import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { controlName } from './row-controls.ts'

type MoveButtonsProps = {
  slideId: string
  index: number
  count: number
  isPending: boolean
  onMove: (slideId: string, to: number, by: 'up' | 'down') => void
}

export const MoveButtons = ({ slideId, index, count, isPending, onMove }: MoveButtonsProps) => {
  const { t } = useTranslation()
  const number = index + 1
  return (
    <div className="flex">
      <IconButton
        size="sm"
        label={t('editor.timeline.up', { number })}
        data-control={controlName(slideId, 'up')}
        disabled={index === 0 || isPending}
        onClick={() => onMove(slideId, index - 1, 'up')}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('editor.timeline.down', { number })}
        data-control={controlName(slideId, 'down')}
        disabled={index === count - 1 || isPending}
        onClick={() => onMove(slideId, index + 1, 'down')}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </div>
  )
}
