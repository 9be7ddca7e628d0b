import { Check } from 'lucide-react'
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

const choiceLook = classNames(
  'flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 text-base outline-none',
  'data-[highlighted]:bg-well data-[disabled]:pointer-events-none data-[disabled]:opacity-50',
)

const ChoiceMark = () => (
  <span className="grid size-4 shrink-0 place-items-center">
    <Primitive.ItemIndicator>
      <Check aria-hidden="true" className="size-4" />
    </Primitive.ItemIndicator>
  </span>
)

/** A choice does not close the menu: its effect is seen beside it. */
const keepOpen = (event: Event) => event.preventDefault()

type DropdownMenuRadioGroupProps = ComponentProps<typeof Primitive.RadioGroup> & { label: string }

/** Named by its heading. */
export const DropdownMenuRadioGroup = ({ label, children, ...rest }: DropdownMenuRadioGroupProps) => (
  <Primitive.RadioGroup aria-label={label} {...rest}>
    <Primitive.Label className="px-2.5 pt-1.5 pb-1 font-medium text-mute text-xs">{label}</Primitive.Label>
    {children}
  </Primitive.RadioGroup>
)

export const DropdownMenuRadioItem = ({ children, ...rest }: ComponentProps<typeof Primitive.RadioItem>) => (
  <Primitive.RadioItem onSelect={keepOpen} className={choiceLook} {...rest}>
    <ChoiceMark />
    {children}
  </Primitive.RadioItem>
)

export const DropdownMenuCheckboxItem = ({
  children,
  ...rest
}: ComponentProps<typeof Primitive.CheckboxItem>) => (
  <Primitive.CheckboxItem onSelect={keepOpen} className={choiceLook} {...rest}>
    <ChoiceMark />
    {children}
  </Primitive.CheckboxItem>
)

export const DropdownMenuSeparator = () => <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />
