import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner.tsx'
import { useTabIndex } from './one-stop.ts'

const button = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium',
    'border border-transparent transition-[background-color,border-color,color,box-shadow,scale]',
    'active:scale-[0.98] disabled:pointer-events-none disabled:scale-100',
    '[&_svg]:pointer-events-none [&_svg]:shrink-0',
    'pointer-coarse:min-h-11 pointer-coarse:min-w-11',
  ],
  {
    variants: {
      variant: {
        /** The next step; at most one on screen. */
        primary:
          'bg-coral-strong text-on-coral hover:bg-coral-press active:bg-coral-press disabled:bg-well disabled:text-mute',
        secondary:
          'border-line bg-card text-ink shadow-sm hover:border-edge hover:bg-well active:bg-well active:shadow-none disabled:bg-transparent disabled:text-mute disabled:shadow-none',
        ghost: 'text-ink hover:bg-well active:bg-line disabled:text-mute disabled:opacity-60',
        /** For irreversible actions; black, not red. */
        destructive: 'bg-ink text-paper hover:bg-ink/85 active:bg-ink/75 disabled:bg-well disabled:text-mute',
      },
      size: {
        sm: 'h-7 rounded-sm px-2.5 text-sm [&_svg]:size-3.5',
        md: 'h-9 px-3.5 text-base [&_svg]:size-4',
        lg: 'h-12 px-5 text-md [&_svg]:size-[18px]',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Draws the child (a link, say) as a button. */
    asChild?: boolean
    /** Shows a spinner and disables the button while a request runs. */
    busy?: boolean
  }

export const Button = ({
  variant,
  size,
  asChild = false,
  busy = false,
  className,
  disabled,
  children,
  tabIndex,
  ...rest
}: ButtonProps) => {
  const stop = useTabIndex(tabIndex)
  const classes = classNames(button({ variant, size }), className)
  if (asChild)
    return (
      <Slot.Root className={classes} tabIndex={stop} {...rest}>
        {children}
      </Slot.Root>
    )
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy}
      tabIndex={stop}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
