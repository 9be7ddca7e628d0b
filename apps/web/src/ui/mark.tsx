import { classNames } from './class-names.ts'

/** The logo: a slide with three waveform bars. */
export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 28 22" aria-hidden="true" className={classNames('h-[22px] w-7 shrink-0', className)}>
    <rect width="28" height="22" rx="5.5" className="fill-ink" />
    <rect x="6.5" y="8" width="3" height="6" rx="1.5" className="fill-mark" />
    <rect x="12.5" y="4.5" width="3" height="13" rx="1.5" className="fill-paper" />
    <rect x="18.5" y="7" width="3" height="8" rx="1.5" className="fill-mark" />
  </svg>
)

export const Wordmark = ({ className }: { className?: string }) => (
  <span className={classNames('inline-flex items-center gap-2.5', className)}>
    <Mark />
    <span translate="no" className="display text-xl">
      Voxdeck
    </span>
  </span>
)
