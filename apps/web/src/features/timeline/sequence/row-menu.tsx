import { Ellipsis, ImageUp, Pencil, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/overlays/dropdown-menu.tsx'
import { controlName } from './row-controls.ts'

export type RowAction = 'rename' | 'replace' | 'thumbnail' | 'delete'

type RowMenuProps = {
  slideId: string
  number: number
  isThumbnail: boolean
  isBusy: boolean
  onAction: (action: RowAction) => void
}

export const RowMenu = ({ slideId, number, isThumbnail, isBusy, onAction }: RowMenuProps) => {
  const { t } = useTranslation()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="sm"
          variant="ghost"
          className="w-7 px-0"
          aria-label={t('editor.timeline.menu.open', { number })}
          data-control={controlName(slideId, 'menu')}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onAction('rename')}>
          <Pencil aria-hidden="true" />
          {t('editor.timeline.menu.rename')}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isBusy} onSelect={() => onAction('replace')}>
          <ImageUp aria-hidden="true" />
          {t('editor.timeline.menu.replace')}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isThumbnail} onSelect={() => onAction('thumbnail')}>
          <Star aria-hidden="true" />
          {isThumbnail ? t('editor.timeline.menu.isThumbnail') : t('editor.timeline.menu.thumbnail')}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onAction('delete')}>
          <Trash2 aria-hidden="true" />
          {t('editor.timeline.menu.delete')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
