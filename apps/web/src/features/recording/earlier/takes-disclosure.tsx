import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import type { RowPart } from '../studio.ts'

// Loaded when somebody compares.
const EarlierTakes = lazyPart(
  async () => (await import('./earlier-takes.tsx')).EarlierTakes,
  <Skeleton className="h-9" />,
)

/** How many earlier takes a slide has, and on a press which. */
export const TakesDisclosure = ({ studio, slide, number }: Pick<RowPart, 'studio' | 'slide' | 'number'>) => {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-1">
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={id}
        className="self-start"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
        {t('recording.takes.count', { count: slide.takes })}
        <span className="sr-only"> {t('recording.takes.ofSlide', { number })}</span>
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <EarlierTakes
            studio={studio}
            slideId={slide.id}
            number={number}
            current={slide.recording?.address ?? null}
            count={slide.takes}
          />
        )}
      </div>
    </div>
  )
}
