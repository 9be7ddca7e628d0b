import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section className={classNames('rounded-lg border border-line bg-card shadow-sm', className)} {...rest} />
)

/** Title on the left, actions on the right; callers add a bottom border when the body has no padding. */
export const CardHeader = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    className={classNames(
      'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:px-5',
      className,
    )}
    {...rest}
  />
)

export const CardTitle = ({ className, children, ...rest }: ComponentProps<'h2'>) => (
  <h2 className={classNames('display text-lg', className)} {...rest}>
    {children}
  </h2>
)

export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classNames('px-4 pb-4 sm:px-5 sm:pb-5', className)} {...rest} />
)
