import { Progress as Primitive } from 'radix-ui'
import { classNames } from '../class-names.ts'

type ProgressProps = { percent: number; label: string; className?: string }

export const Progress = ({ percent, label, className }: ProgressProps) => (
  <Primitive.Root
    value={percent}
    aria-label={label}
    className={classNames('h-1.5 overflow-hidden rounded-full bg-well', className)}
  >
    <Primitive.Indicator
      className="h-full origin-left rounded-full bg-coral transition-transform duration-200"
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  </Primitive.Root>
)
