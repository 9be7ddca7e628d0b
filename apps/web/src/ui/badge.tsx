import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const badge = cva(
  'inline-flex h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-medium text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        quiet: 'bg-well text-mute',
        selected: 'bg-coral-wash text-coral-strong',
        sound: 'bg-teal-wash text-teal-strong',
        stale: 'bg-amber-wash text-amber-strong',
        ready: 'bg-green-wash text-green-strong',
        trouble: 'bg-ink text-paper',
        /** For use over pictures; the same in both themes. */
        stage: 'bg-stage/80 text-on-stage',
      },
    },
    defaultVariants: { tone: 'quiet' },
  },
)

export const Badge = ({ tone, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badge>) => (
  <span className={classNames(badge({ tone }), className)} {...rest} />
)
