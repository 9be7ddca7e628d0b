import { Tooltip as Primitive } from 'radix-ui'
import type { FocusEvent, ReactNode } from 'react'

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Primitive.Provider>
)

type TooltipProps = {
  words: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes a ref. */
  children: ReactNode
}

/** No tooltip for focus that was not moved by the keyboard (a file was chosen, a dialog closed). */
const unlessUnseen = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

export const Tooltip = ({ words, side = 'top', children }: TooltipProps) => (
  <Primitive.Root>
    <Primitive.Trigger asChild onFocus={unlessUnseen}>
      {children}
    </Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 animate-appear rounded-sm bg-ink px-2 py-1 text-paper text-xs shadow-md"
      >
        {words}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
