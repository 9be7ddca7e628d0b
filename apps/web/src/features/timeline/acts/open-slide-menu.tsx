import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  CircleDot,
  Clapperboard,
  Copy,
  CopyPlus,
  ImageUp,
  type LucideIcon,
  Mic,
  Pencil,
  Play,
  SlidersHorizontal,
  Square,
  Star,
  TextCursorInput,
  Trash2,
  Film as VideoIcon,
  VolumeX,
} from 'lucide-react'
import { type CSSProperties, Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasTool, pressTool, type RowTool, rowTools } from '@/project/slides/row-tool.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/overlays/dropdown-menu.tsx'
import type { SlideAction, SlideActs } from './slide-acts.ts'

type OpenSlideMenuProps = {
  acts: SlideActs
  slideId: string
  number: number
  /** The list whose row was used. */
  list: Element | null
  /** Gets the focus when the menu closes. */
  opener: Element | null
  /** Where it opens: over the opener, or at a point of the window. */
  place: { align: 'start' | 'end'; className: string; style?: CSSProperties }
  onClose: () => void
}

/** What can be done to a slide. */
export const OpenSlideMenu = ({
  acts,
  slideId,
  number,
  list,
  opener,
  place,
  onClose,
}: OpenSlideMenuProps) => {
  const { t } = useTranslation()
  const tool = useRef<RowTool | null>(null)
  return (
    <DropdownMenu open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden="true" className={place.className} style={place.style} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align={place.align}
        aria-labelledby={undefined}
        aria-label={t('editor.timeline.menu.open', { number })}
        opener={() => opener}
        // The button itself closes the menu.
        onInteractOutside={(event) => {
          if (
            event.target instanceof Node &&
            opener?.matches('[aria-expanded]') &&
            opener.contains(event.target)
          )
            event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // A tool may open a menu or a dialog, which takes the focus.
          if (tool.current) pressTool(slideId, tool.current)
          else if (opener instanceof HTMLElement && document.activeElement === document.body)
            opener.focus({ preventScroll: true })
        }}
      >
        <Items
          acts={acts}
          slideId={slideId}
          run={(action) => acts.run(action, slideId, list)}
          onTool={(chosen) => {
            tool.current = chosen
          }}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

type ItemsProps = {
  acts: SlideActs
  slideId: string
  run: (action: SlideAction) => void
  onTool: (tool: RowTool) => void
}

const toolIcons: Record<RowTool, LucideIcon> = {
  insert: TextCursorInput,
  dictate: Mic,
  record: CircleDot,
  clip: VideoIcon,
  play: Play,
  preview: Clapperboard,
  copy: Copy,
}

const actionIcons: Record<SlideAction, LucideIcon> = {
  insertBefore: BetweenHorizontalEnd,
  insertAfter: BetweenHorizontalStart,
  blank: Square,
  duplicate: CopyPlus,
  settings: SlidersHorizontal,
  silent: VolumeX,
  rename: Pencil,
  replace: ImageUp,
  thumbnail: Star,
  delete: Trash2,
}

/** A line is drawn before these. */
const beginsGroup: readonly SlideAction[] = ['settings', 'delete']

const Items = ({ acts, slideId, run, onTool }: ItemsProps) => {
  const { t } = useTranslation()
  const tools = rowTools.filter((tool) => hasTool(slideId, tool))
  return (
    <>
      {tools.map((tool) => {
        const Icon = toolIcons[tool]
        return (
          <DropdownMenuItem key={tool} onSelect={() => onTool(tool)}>
            <Icon aria-hidden="true" />
            {t(`editor.timeline.menu.tools.${tool}`)}
          </DropdownMenuItem>
        )
      })}
      {tools.length > 0 && <DropdownMenuSeparator />}
      {acts.entriesOf(slideId).map(({ action, name, isRefused }) => {
        const Icon = actionIcons[action]
        return (
          <Fragment key={action}>
            {beginsGroup.includes(action) && <DropdownMenuSeparator />}
            <DropdownMenuItem disabled={isRefused} onSelect={() => run(action)}>
              <Icon aria-hidden="true" />
              {t(`editor.timeline.menu.${name}`)}
            </DropdownMenuItem>
          </Fragment>
        )
      })}
    </>
  )
}
