import { Switch as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { useTabIndex } from '../buttons/one-stop.ts'
import { classNames } from '../class-names.ts'

/** Checked is ink, not coral: coral marks the next step. */
export const Switch = ({ className, tabIndex, ...rest }: ComponentProps<typeof Primitive.Root>) => (
  <Primitive.Root
    tabIndex={useTabIndex(tabIndex)}
    className={classNames(
      'h-6 w-10 shrink-0 rounded-full border border-edge bg-well p-[3px] transition-colors',
      'data-[state=checked]:border-ink data-[state=checked]:bg-ink',
      className,
    )}
    {...rest}
  >
    <Primitive.Thumb className="block size-4 rounded-full bg-mute transition-[translate,background-color] data-[state=checked]:translate-x-4 data-[state=checked]:bg-paper" />
  </Primitive.Root>
)
