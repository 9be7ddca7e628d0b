/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a dialog element is placed by itself, or not at all */
import { DismissableLayer, FocusScope, Popper } from 'radix-ui/internal'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'

type PopoverProps = {
  /** What it hangs on, and where the keyboard goes on afterwards. */
  anchor: HTMLElement
  id: string
  label: string
  onClose: () => void
  className?: string
  children: ReactNode
}

/** Of the parts that menus and selects are made of: a popover of its own would be fetched with the first page. */
export const Popover = ({ anchor, id, label, onClose, className, children }: PopoverProps) => (
  <Popper.Root>
    <Popper.Anchor virtualRef={{ current: anchor }} />
    {createPortal(
      <FocusScope.Root
        asChild
        trapped
        loop
        onUnmountAutoFocus={(event) => {
          event.preventDefault()
          // Whoever pressed elsewhere is there already.
          if (document.activeElement === document.body) anchor.focus()
        }}
      >
        <DismissableLayer.Root
          asChild
          onDismiss={onClose}
          onFocusOutside={(event) => event.preventDefault()}
          // A press on what it hangs on closes it by itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault()
          }}
        >
          <Popper.Content
            id={id}
            role="dialog"
            aria-label={label}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className={classNames(
              'z-50 max-w-[calc(100vw-1rem)] animate-rise overflow-hidden rounded-md border border-line bg-raised shadow-md outline-none',
              className,
            )}
          >
            {children}
          </Popper.Content>
        </DismissableLayer.Root>
      </FocusScope.Root>,
      document.body,
    )}
  </Popper.Root>
)
