import { classNames } from './class-names.ts'

/** Hidden from screen readers; stands beside a text that says what is in progress. */
export const Spinner = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className={classNames('size-4 animate-turn', className)}>
    <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.75" opacity="0.25" />
    <path
      d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    />
  </svg>
)
