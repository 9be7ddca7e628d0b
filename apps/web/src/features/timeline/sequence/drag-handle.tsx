import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { controlName } from './row-controls.ts'

/** Id of the text that explains the keys to screen readers. */
export const handleHelpId = 'slide-handle-help'

type DragHandleProps = Pick<ComponentProps<'button'>, 'ref' | 'onKeyDown' | 'onBlur'> & {
  slide: ProjectSlide
  number: number
  isLifted: boolean
  isPending: boolean
}

export const DragHandle = ({ slide, number, isLifted, isPending, ...rest }: DragHandleProps) => {
  const { t } = useTranslation()
  return (
    <IconButton
      size="sm"
      label={t('editor.timeline.handle', { number })}
      aria-describedby={handleHelpId}
      aria-pressed={isLifted}
      data-control={controlName(slide.id, 'handle')}
      disabled={isPending}
      className="w-6 cursor-grab text-mute hover:text-ink active:scale-100 active:cursor-grabbing"
      {...rest}
    >
      <GripVertical aria-hidden="true" />
    </IconButton>
  )
}
