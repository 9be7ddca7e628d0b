/** Work whose speed is measured apart. A step of a film is one of these, or two, or was done before and is reused. */
export const speedKinds = ['speech', 'timeline', 'render', 'track', 'publish', 'reuse'] as const
export type SpeedKind = (typeof speedKinds)[number]

/** Cost and the seconds it took; seconds over cost is a speed. */
export type Measured = { cost: number; seconds: number }
export type Measurements = Partial<Record<SpeedKind, Measured>>

// Seconds per unit of cost that hold until this installation has made its first film.
const guessed: Record<SpeedKind, number> = {
  speech: 0.08,
  timeline: 0.2,
  render: 0.001,
  track: 0.01,
  publish: 0.03,
  reuse: 0.03,
}

/** Seconds of measuring after which half of what is believed of other work is what was measured of this film's. */
const convincingSeconds = 3
const mostDrift = 3

const speedOf = (known: Measurements, kind: SpeedKind): number => {
  const { cost = 0, seconds = 0 } = known[kind] ?? {}
  return cost > 0 ? seconds / cost : guessed[kind]
}

/** How much slower this film goes than films before it, told by what is done of it. */
const driftOf = (known: Measurements, own: Measurements): number => {
  let expected = 0
  let took = 0
  for (const kind of speedKinds) {
    const { cost = 0, seconds = 0 } = own[kind] ?? {}
    expected += cost * speedOf(known, kind)
    took += seconds
  }
  if (expected === 0) return 1
  const trust = expected / (expected + convincingSeconds)
  return Math.min(mostDrift, Math.max(1 / mostDrift, (took / expected) ** trust))
}

/**
 * Seconds per unit of cost, for each kind of work: the installation's and this film's own measurements together, and
 * for work that this film has not come to, the installation's as far as this film's pace bears it out.
 */
export const speedsFor = (known: Measurements, own: Measurements): Record<SpeedKind, number> => {
  const drift = driftOf(known, own)
  const speed = (kind: SpeedKind): number => {
    const mine = own[kind]
    const before = speedOf(known, kind) * drift
    if (!mine || mine.cost === 0) return before
    // As much is believed of earlier films as a few seconds of this one say.
    const weight = mine.seconds / (mine.seconds + convincingSeconds)
    return weight * (mine.seconds / mine.cost) + (1 - weight) * before
  }
  return {
    speech: speed('speech'),
    timeline: speed('timeline'),
    render: speed('render'),
    track: speed('track'),
    publish: speed('publish'),
    reuse: speed('reuse'),
  }
}
