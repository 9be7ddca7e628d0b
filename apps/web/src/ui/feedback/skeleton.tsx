import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** Placeholder with the exact size of the content that is loading. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div aria-hidden="true" className={classNames('animate-breathe rounded-sm bg-well', className)} {...rest} />
)
