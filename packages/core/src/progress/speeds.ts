/** Kinds of work with separately measured speeds. The units of a step are of one or two of these kinds, or reused. */
export const speedKinds = ['speech', 'timeline', 'render', 'track', 'publish', 'reuse'] as const
export type SpeedKind = (typeof speedKinds)[number]

/** Total cost and the seconds it took; seconds over cost is a speed. */
export type Measured = { cost: number; seconds: number }

/**
 * What an installation has measured. `whole` compares videos with the sum of their parts: the time between units of
 * work, and what parallel units cost each other.
 */
export type Measurements = Partial<Record<SpeedKind | 'whole', Measured>>

// Used until this installation has made its first video, in seconds per unit of cost.
const defaultSecondsPerCost: Record<SpeedKind | 'whole', number> = {
  speech: 0.08,
  timeline: 0.2,
  render: 0.001,
  track: 0.01,
  publish: 0.03,
  reuse: 0.03,
  whole: 1.2,
}

/** Seconds per unit of cost. */
export const speedOf = (known: Measurements, kind: SpeedKind | 'whole'): number => {
  const { cost = 0, seconds = 0 } = known[kind] ?? {}
  return cost > 0 ? seconds / cost : defaultSecondsPerCost[kind]
}
