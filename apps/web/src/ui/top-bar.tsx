import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TopBarProps = { start: ReactNode; end: ReactNode; className?: string }

/** 56 px high on every screen. */
export const TopBar = ({ start, end, className }: TopBarProps) => (
  <header
    className={classNames(
      'sticky short:static top-0 z-30 flex h-14 items-center justify-between gap-3 border-line border-b bg-card px-4 sm:px-6',
      className,
    )}
  >
    <div className="flex min-w-0 items-center gap-3">{start}</div>
    <div className="flex min-w-0 shrink-0 items-center gap-2 max-[25rem]:shrink max-[25rem]:gap-1 sm:gap-3">
      {end}
    </div>
  </header>
)
