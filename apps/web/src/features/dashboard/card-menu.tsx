import { Copy, Ellipsis, ImageIcon, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/overlays/dropdown-menu.tsx'
import { cardMenuId } from './card-focus.ts'

/** What is asked about a project in a dialog. */
export type CardQuestion = 'rename' | 'thumbnail' | 'delete'

type CardMenuProps = {
  project: { id: string; title: string; slideCount: number }
  onAsk: (question: CardQuestion) => void
  onDuplicate: () => void
}

export const CardMenu = ({ project, onAsk, onDuplicate }: CardMenuProps) => {
  const { t } = useTranslation()
  const isAsking = useRef(false)
  const ask = (question: CardQuestion) => {
    isAsking.current = true
    onAsk(question)
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          id={cardMenuId(project.id)}
          variant="ghost"
          size="sm"
          aria-label={t('dashboard.card.menu', { title: project.title })}
          className="relative -mt-0.5 -mr-2 size-7 px-0 text-mute hover:text-ink [&_svg]:size-4 data-[state=open]:bg-well data-[state=open]:text-ink"
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={(event) => {
          // A dialog follows: it takes the focus now and gives it back to the menu's button later.
          if (isAsking.current) event.preventDefault()
          isAsking.current = false
        }}
      >
        <DropdownMenuItem onSelect={() => ask('rename')}>
          <Pencil aria-hidden="true" />
          {t('dashboard.menu.rename')}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={project.slideCount === 0} onSelect={() => ask('thumbnail')}>
          <ImageIcon aria-hidden="true" />
          {t('dashboard.menu.thumbnail')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onDuplicate}>
          <Copy aria-hidden="true" />
          {t('dashboard.menu.duplicate')}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => ask('delete')}>
          <Trash2 aria-hidden="true" />
          {t('dashboard.menu.delete')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
