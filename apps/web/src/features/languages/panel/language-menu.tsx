import { CircleDot, Ellipsis, Trash2 } from 'lucide-react'
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
import { RemoveLanguageDialog, type RemoveLanguageDialogProps } from './remove-language-dialog.tsx'

type LanguageMenuProps = Omit<RemoveLanguageDialogProps, 'onClose'> & { onRecordAll: () => void }

export const LanguageMenu = ({ onRecordAll, ...props }: LanguageMenuProps) => {
  const { t } = useTranslation()
  const name = useLanguageName(props.language)
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
          <DropdownMenuItem onSelect={onRecordAll}>
            <CircleDot aria-hidden="true" />
            {t('languages.record')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setRemoving(true)}>
            <Trash2 aria-hidden="true" />
            {t('languages.remove.open')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isRemoving && <RemoveLanguageDialog {...props} onClose={() => setRemoving(false)} />}
    </>
  )
}
