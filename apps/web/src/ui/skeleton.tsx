import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Holds the place of what is loading, in its exact size. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div aria-hidden="true" className={classNames('animate-breathe rounded-sm bg-well', className)} {...rest} />
)
