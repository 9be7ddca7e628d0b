/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Popper cannot position a dialog element */
import { DismissableLayer, FocusScope, Popper } from 'radix-ui/internal'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { OneStopContext } from '../buttons/one-stop.ts'
import { classNames } from '../class-names.ts'

type PopoverProps = {
  /** The element it is positioned at, which gets the focus on close. */
  anchor: HTMLElement
  id: string
  label: string
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * Built from the Radix internals that menus and selects already load; Radix's own Popover would add to the
 * first page's bundle.
 */
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
          // A press outside may have moved the focus already; then leave it.
          if (document.activeElement === document.body) anchor.focus()
        }}
      >
        <DismissableLayer.Root
          asChild
          onDismiss={onClose}
          onFocusOutside={(event) => event.preventDefault()}
          // The anchor's own press handler closes the popover; do not also dismiss it here.
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
            <OneStopContext value={false}>{children}</OneStopContext>
          </Popper.Content>
        </DismissableLayer.Root>
      </FocusScope.Root>,
      document.body,
    )}
  </Popper.Root>
)
