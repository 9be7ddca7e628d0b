import { type ReactNode, useCallback, useRef } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx'

type MenuOfButtonProps = {
  label: string
  describedBy?: string
  align?: 'start' | 'end'
  className?: string
  onClose: () => void
  onButton?: (button: HTMLElement | null) => void
  /** Where the focus goes when the menu closes; by default to the button. */
  goOn?: () => void
  children: ReactNode
}

/** A menu that is loaded after its button was pressed: the button stands beside it, in the same relative box. */
export const MenuOfButton = ({
  label,
  describedBy,
  align = 'end',
  className,
  onClose,
  onButton,
  goOn,
  children,
}: MenuOfButtonProps) => {
  const button = useRef<HTMLElement>(null)
  const findButton = useCallback(
    (anchor: HTMLSpanElement | null) => {
      if (!anchor) return
      button.current = anchor.parentElement?.querySelector('[aria-haspopup="menu"]') ?? null
      onButton?.(button.current)
    },
    [onButton],
  )
  return (
    <DropdownMenu open onOpenChange={onClose}>
      <DropdownMenuTrigger asChild>
        <span ref={findButton} aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align={align}
        className={className}
        aria-labelledby={undefined}
        aria-label={label}
        aria-describedby={describedBy}
        opener={() => button.current}
        // The button itself toggles the menu.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Keep the focus where a press outside moved it.
          if (document.activeElement !== document.body) return
          if (goOn) goOn()
          else button.current?.focus()
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
