import { formatClock } from '@/i18n/format.ts'
import { labelStep, marksBetween, tickSeconds } from './ruler-marks.ts'

type TimingRulerProps = {
  totalSeconds: number
  /** Pixels per second. */
  scale: number
  /** Seconds to draw: the viewport and a margin. */
  window: { from: number; to: number }
}

const labelWidth = 44

/** A tick every ten seconds, as one path, and as many labels as fit. */
export const TimingRuler = ({ totalSeconds, scale, window }: TimingRulerProps) => {
  const to = Math.min(totalSeconds, window.to)
  const step = labelStep(scale)
  const left = window.from * scale
  const ticks = marksBetween(window.from, to, tickSeconds)
  const path = ticks
    .map((time) => `M${(time * scale - left + 0.5).toFixed(1)} 24v${time % step === 0 ? -24 : -7}`)
    .join('')
  const labels = marksBetween(window.from, to, step).filter(
    (time) => time === 0 || time * scale + labelWidth <= totalSeconds * scale,
  )
  return (
    <div aria-hidden="true" className="relative h-6 border-line border-b">
      <svg
        aria-hidden="true"
        width={Math.max(1, (to - window.from) * scale + 1)}
        height={24}
        className="absolute top-0 overflow-visible"
        style={{ left }}
      >
        <path data-testid="ruler-ticks" d={path} className="stroke-line" fill="none" />
      </svg>
      {labels.map((time) => (
        <span
          key={time}
          data-testid="ruler-label"
          className="figures absolute top-0 whitespace-nowrap text-mute text-xs"
          style={{ left: time * scale + 4 }}
        >
          {formatClock(time)}
        </span>
      ))}
    </div>
  )
}
