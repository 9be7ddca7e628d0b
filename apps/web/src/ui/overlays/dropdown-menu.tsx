import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { nameOpener } from './current-opener.ts'

/** Not modal: the page behind can still be scrolled and read. */
export const DropdownMenu = (props: ComponentProps<typeof Primitive.Root>) => (
  <Primitive.Root modal={false} {...props} />
)
export const DropdownMenuTrigger = Primitive.Trigger

type DropdownMenuContentProps = ComponentProps<typeof Primitive.Content> & {
  /** What opened it, where that is not its trigger. */
  opener?: () => Element | null
}

export const DropdownMenuContent = ({ className, opener, ...rest }: DropdownMenuContentProps) => (
  <Primitive.Portal>
    <Primitive.Content
      ref={(menu) => {
        if (menu && opener) nameOpener(menu, opener)
      }}
      align="end"
      sideOffset={6}
      collisionPadding={8}
      className={classNames(
        'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-rise overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-md outline-none',
        className,
      )}
      {...rest}
    />
  </Primitive.Portal>
)

export const DropdownMenuItem = ({ className, ...rest }: ComponentProps<typeof Primitive.Item>) => (
  <Primitive.Item
    className={classNames(
      'flex h-8 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 text-base outline-none',
      'data-[highlighted]:bg-well data-[disabled]:pointer-events-none data-[disabled]:opacity-50',
      '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-mute',
      className,
    )}
    {...rest}
  />
)

export const DropdownMenuSeparator = () => <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />
