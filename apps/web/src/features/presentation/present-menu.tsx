import { CircleDot, SkipBack, SquarePlay } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { presentMenu as words } from '@/i18n/en/presentation.ts'
import { useCurrentIndex } from '@/project/slides/current-slide.ts'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/ui/overlays/dropdown-menu.tsx'
import { MenuOfButton } from '@/ui/overlays/menu-of-button.tsx'

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
  const places = [
    { at: 0, Icon: SkipBack, name: t('presentMenu.start') },
    { at: index, Icon: SquarePlay, name: t('presentMenu.from', { number: index + 1 }) },
  ]
  return (
    <MenuOfButton label={t('scripts.presentFrom')} onClose={onClose}>
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
    </MenuOfButton>
  )
}
