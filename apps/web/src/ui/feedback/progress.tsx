/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the bar of a progress element cannot be animated in every browser */
import { classNames } from '../class-names.ts'

type ProgressProps = { percent: number; label: string; className?: string }

export const Progress = ({ percent, label, className }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={`${Math.round(percent)}%`}
    className={classNames('h-1.5 overflow-hidden rounded-full bg-well', className)}
  >
    <div
      className="h-full origin-left rounded-full bg-coral transition-transform duration-200"
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  </div>
)
