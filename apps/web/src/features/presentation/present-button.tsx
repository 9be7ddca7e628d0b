import { ChevronDown, Presentation } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import type { PresentMenuProps } from './present-menu.tsx'

// Loaded on first use.
const PresentMenu = lazyPart(async () => (await import('./present-menu.tsx')).PresentMenu, null, 'over')

type PresentButtonProps = Pick<PresentMenuProps, 'readSlides' | 'onRecord'> & {
  /** `from`: the slide to begin with. */
  onPress: (from?: string) => void
}

export const PresentButton = ({ onPress, onRecord, readSlides }: PresentButtonProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="relative flex">
      <Button onClick={() => onPress()} className="rounded-r-none max-sm:w-9 max-sm:px-0">
        <Presentation aria-hidden="true" />
        <span className="max-sm:sr-only">{t('scripts.present')}</span>
      </Button>
      <Button
        aria-label={t('scripts.presentFrom')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="-ml-px w-7 rounded-l-none px-0"
      >
        <ChevronDown aria-hidden="true" />
      </Button>
      {isOpen && (
        <PresentMenu
          readSlides={readSlides}
          onPresent={onPress}
          onRecord={onRecord}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
