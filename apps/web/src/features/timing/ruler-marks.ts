export const tickSeconds = 10

/** Pixels: the widest label, 120:00, with margins. */
const labelSpace = 56

const labelSteps = [10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600]

/** Seconds between labels, so that they do not overlap. */
export const labelStep = (pixelsPerSecond: number): number =>
  labelSteps.find((step) => step * pixelsPerSecond >= labelSpace) ?? 3600

/** All multiples of `step` between two times. */
export const marksBetween = (from: number, to: number, step: number): number[] => {
  const first = Math.max(0, Math.ceil(from / step))
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  )
}
