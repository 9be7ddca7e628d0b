import { CircleDot, SkipBack, SquarePlay } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { presentMenu as words } from '@/i18n/en/presentation.ts'
import { useCurrentIndex } from '@/project/slides/current-slide.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/overlays/dropdown-menu.tsx'

addWords({ presentMenu: words })

export type PresentMenuProps = {
  readSlides: () => readonly { id: string }[]
  onPresent: (from: string) => void
  /** Records the slides one after the other, beginning with this one. */
  onRecord: (from: string) => void
  onClose: () => void
}

/** Where a presentation begins. */
export const PresentMenu = ({ readSlides, onPresent, onRecord, onClose }: PresentMenuProps) => {
  const { t } = useTranslation()
  const [slides] = useState(readSlides)
  const index = useCurrentIndex(slides)
  const button = useRef<HTMLButtonElement>(null)
  const findButton = useCallback((anchor: HTMLSpanElement | null) => {
    if (anchor) button.current = anchor.parentElement?.querySelector('[data-present-menu]') ?? null
  }, [])
  const places = [
    { at: 0, Icon: SkipBack, name: t('presentMenu.start') },
    { at: index, Icon: SquarePlay, name: t('presentMenu.from', { number: index + 1 }) },
  ]
  return (
    <DropdownMenu open onOpenChange={onClose}>
      <DropdownMenuTrigger asChild>
        <span ref={findButton} aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-labelledby={undefined}
        aria-label={t('scripts.presentFrom')}
        opener={() => button.current}
        // The button itself toggles the menu.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) button.current?.focus()
        }}
      >
        {places.map(({ at, Icon, name }) => (
          <DropdownMenuItem key={name} onSelect={() => onPresent(slides[at]?.id ?? '')}>
            <Icon aria-hidden="true" />
            {name}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onRecord(slides[index]?.id ?? '')}>
          <CircleDot aria-hidden="true" />
          {t('presentMenu.record', { number: index + 1 })}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
