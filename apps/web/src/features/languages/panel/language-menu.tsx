import { CircleDot, Ellipsis, Gauge, Presentation, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '@/project/languages/use-language-name.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/overlays/dropdown-menu.tsx'
import { type LanguageSpeed, LanguageSpeedDialog } from './language-speed-dialog.tsx'
import { RemoveLanguageDialog, type RemoveLanguageDialogProps } from './remove-language-dialog.tsx'

type LanguageMenuProps = Omit<RemoveLanguageDialogProps, 'onClose'> & {
  speed: LanguageSpeed
  onPresent: () => void
  onRecordAll: () => void
}

export const LanguageMenu = ({ speed, onPresent, onRecordAll, ...props }: LanguageMenuProps) => {
  const { t } = useTranslation()
  const name = useLanguageName(props.language)
  const [isTiming, setTiming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t('languages.menu', { language: name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onPresent}>
            <Presentation aria-hidden="true" />
            {t('languages.present')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={onRecordAll}>
            <CircleDot aria-hidden="true" />
            {t('languages.record')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setTiming(true)}>
            <Gauge aria-hidden="true" />
            {t('languages.speed.open')}
            <span className="figures ml-auto pl-4 text-mute text-sm">{speed.own ?? speed.ofProject}</span>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setRemoving(true)}>
            <Trash2 aria-hidden="true" />
            {t('languages.remove.open')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isTiming && <LanguageSpeedDialog {...props} speed={speed} onClose={() => setTiming(false)} />}
      {isRemoving && <RemoveLanguageDialog {...props} onClose={() => setRemoving(false)} />}
    </>
  )
}
