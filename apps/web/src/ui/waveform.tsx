import { useMemo } from 'react'
import { classNames } from './class-names.ts'
import { useElementWidth } from './use-element-width.ts'
import { barsPath, barsThatFit, resamplePeaks } from './waveform-bars.ts'

type WaveformProps = {
  /** Loudness from 0 to 1, evenly spaced over the whole length. */
  peaks: readonly number[]
  /** From 0 to 1: how much of it has been played. */
  played?: number
  tone?: 'sound' | 'quiet'
  height?: number
  className?: string
}

const colours = { sound: 'text-teal', quiet: 'text-edge' }

/** Draws measured peaks; hidden from screen readers, since there is text beside it. */
export const Waveform = ({ peaks, played = 0, tone = 'sound', height = 24, className }: WaveformProps) => {
  const [element, space] = useElementWidth<HTMLDivElement>()
  const shape = useMemo(() => ({ width: 2, gap: 2, height }), [height])
  const bars = useMemo(() => resamplePeaks(peaks, barsThatFit(space, shape)), [peaks, space, shape])
  const done = Math.round(played * bars.length)
  return (
    <div
      ref={element}
      aria-hidden="true"
      style={{ height }}
      className={classNames('w-full', colours[tone], className)}
    >
      {space > 0 && (
        <svg
          aria-hidden="true"
          width={space}
          height={height}
          fill="none"
          strokeWidth={shape.width}
          strokeLinecap="round"
          className="block"
        >
          <path d={barsPath(bars.slice(0, done), shape)} className="stroke-coral" />
          <path d={barsPath(bars.slice(done), shape, done)} stroke="currentColor" />
        </svg>
      )}
    </div>
  )
}
