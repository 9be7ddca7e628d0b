import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type EmptyStateProps = {
  title: ReactNode
  description?: ReactNode
  picture?: ReactNode
  /** Action buttons. */
  children?: ReactNode
  className?: string
}

export const EmptyState = ({ title, description, picture, children, className }: EmptyStateProps) => (
  <div className={classNames('flex flex-col items-center px-6 py-12 text-center', className)}>
    {picture && <div className="mb-5 text-mute">{picture}</div>}
    <div className="display text-lg">{title}</div>
    {description && <p className="mt-1 max-w-[44ch] text-balance text-base text-mute">{description}</p>}
    {children && <div className="mt-5 flex flex-wrap justify-center gap-2">{children}</div>}
  </div>
)
