import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useContext, useState } from 'react'
import { classNames } from '@/ui/class-names.ts'
import { StageLayerContext } from './stage-layer.ts'

type MenuOption = {
  value: string
  words: string
  /** The language of `words`, where it is not the page's. */
  lang?: string | undefined
  /** Shown at the end of the entry. */
  note?: string
}

type PlayerMenuProps = {
  /** Names the choice; also the tooltip. */
  label: string
  options: readonly MenuOption[]
  chosen: string
  onChoose: (value: string) => void
  className?: string
  /** Content of the button. */
  children: ReactNode
}

/** A player button that opens a menu of radio items. */
export const PlayerMenu = ({ label, options, chosen, onChoose, className, children }: PlayerMenuProps) => {
  const { place, onMenu } = useContext(StageLayerContext)
  const [isOpen, setOpen] = useState(false)
  const current = options.find(({ value }) => value === chosen)
  return (
    <DropdownMenu.Root
      modal={false}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        onMenu(open)
      }}
    >
      <DropdownMenu.Trigger
        aria-label={current ? `${label}: ${current.words}` : label}
        data-tip={isOpen ? undefined : label}
        className={classNames('video-button', className)}
      >
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={place}>
        <DropdownMenu.Content
          side="top"
          align="end"
          sideOffset={10}
          collisionPadding={8}
          aria-label={label}
          className="z-50 flex max-h-[min(20rem,var(--radix-dropdown-menu-content-available-height))] w-max min-w-40 max-w-[min(22rem,calc(100vw-1rem))] animate-rise flex-col overflow-y-auto rounded-md border border-line bg-raised p-1 text-ink shadow-md outline-none"
        >
          <DropdownMenu.RadioGroup value={chosen} onValueChange={onChoose}>
            {options.map(({ value, words, lang, note }) => (
              <DropdownMenu.RadioItem
                key={value}
                value={value}
                className="flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2 py-1.5 text-base outline-none data-[highlighted]:bg-well"
              >
                <Check
                  aria-hidden="true"
                  className={classNames('size-4 shrink-0 text-coral', value !== chosen && 'invisible')}
                />
                <span className="min-w-0 flex-1">
                  <bdi lang={lang}>{words}</bdi>
                </span>
                {note && <span className="figures text-mute text-sm">{note}</span>}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
