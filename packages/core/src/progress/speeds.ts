/** Work whose speed is measured apart. A step of a video is one of these, or two, or was done before and is reused. */
export const speedKinds = ['speech', 'timeline', 'render', 'track', 'publish', 'reuse'] as const
export type SpeedKind = (typeof speedKinds)[number]

/** Cost and the seconds it took; seconds over cost is a speed. */
export type Measured = { cost: number; seconds: number }

/**
 * What an installation has measured. `whole` holds videos against the sum of their parts: what passes between pieces of
 * work, and what they lose to each other.
 */
export type Measurements = Partial<Record<SpeedKind | 'whole', Measured>>

// Seconds per unit of cost that hold until this installation has made its first video.
const guessed: Record<SpeedKind | 'whole', number> = {
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
  return cost > 0 ? seconds / cost : guessed[kind]
}
