/** Resamples to `bars` values, each the maximum of the peaks it covers. */
export const resamplePeaks = (peaks: readonly number[], bars: number): number[] =>
  Array.from({ length: peaks.length === 0 ? 0 : bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    return peaks.slice(from, to).reduce((loudest, peak) => Math.max(loudest, peak), 0)
  })

export type BarShape = { width: number; gap: number; height: number }

export const barsThatFit = (space: number, { width, gap }: BarShape): number =>
  Math.max(0, Math.floor((space + gap) / (width + gap)))

/** One SVG path of round-ended bars for peaks from 0 to 1; silence is a dot. */
export const barsPath = (peaks: readonly number[], { width, gap, height }: BarShape, first = 0): string =>
  peaks
    .map((peak, index) => {
      const tall = Math.max(width, Math.min(1, peak) * height)
      const x = (first + index) * (width + gap) + width / 2
      const top = (height - tall + width) / 2
      return `M${x.toFixed(1)} ${top.toFixed(1)}v${(tall - width).toFixed(1)}`
    })
    .join('')
