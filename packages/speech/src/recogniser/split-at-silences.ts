/** Speech between two pauses, with a little silence around it; start and end are those of the speech itself. */
export type Piece = { start: number; end: number; samples: Float32Array }

export type PieceLimits = {
  /** Longer speech is cut even without a pause. */
  longestSeconds: number
  /** Speech is cut at pauses of at least this length, and at shorter ones only where it must be. */
  pauseSeconds: number
  /** A shorter piece is joined to its neighbour. */
  shortestSeconds: number
}

/** In frames; `to` is exclusive. */
type Region = { from: number; to: number }

const frameSeconds = 0.02
const shortestPauseSeconds = 0.1
/** Silence left around speech: without it the recogniser loses a word's first sound, with more it invents words. */
const marginFrames = 7

/** Splits speech into pieces at its pauses, and shortens the pauses inside them. */
export const splitAtSilences = (
  samples: Float32Array,
  sampleRate: number,
  { longestSeconds, pauseSeconds, shortestSeconds }: PieceLimits,
): Piece[] => {
  const frame = Math.round(frameSeconds * sampleRate)
  const loudness = frameLoudness(samples, frame)
  const longest = Math.floor(longestSeconds / frameSeconds)
  const regions = speechRegions(loudness).flatMap((region) =>
    cutWhereQuiet(region, loudness, longest - 2 * marginFrames),
  )
  const limits = { longest, pause: pauseSeconds / frameSeconds, shortest: shortestSeconds / frameSeconds }
  const sample = (frames: number) => Math.min(samples.length, Math.max(0, frames) * frame)
  return joinAcrossShortPauses(regions, limits).map((piece) => ({
    start: sample(startOf(piece)),
    end: sample(endOf(piece)),
    samples: join(withMargins(piece).map(({ from, to }) => samples.subarray(sample(from), sample(to)))),
  }))
}

const frameLoudness = (samples: Float32Array, frame: number): Float64Array => {
  const loudness = new Float64Array(Math.ceil(samples.length / frame))
  for (let index = 0; index < loudness.length; index += 1) {
    const part = samples.subarray(index * frame, (index + 1) * frame)
    loudness[index] = Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  }
  return loudness
}

/** Speech is twice as loud as the noise floor, unless that is nearly as loud as speech: then there are no pauses. */
const speechThreshold = (loudness: Float64Array): number => {
  const sorted = loudness.toSorted()
  const level = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const [room, speech] = [level(0.1), level(0.95)]
  return Math.max(speech * 0.015, Math.min(room * 2, speech * 0.1), 1e-4)
}

const speechRegions = (loudness: Float64Array): Region[] => {
  const threshold = speechThreshold(loudness)
  const regions: Region[] = []
  for (const [index, level] of loudness.entries()) {
    if (level < threshold) continue
    const open = regions.at(-1)
    if (open && (index - open.to) * frameSeconds < shortestPauseSeconds) open.to = index + 1
    else regions.push({ from: index, to: index + 1 })
  }
  return regions
}

const cutWhereQuiet = (region: Region, loudness: Float64Array, longest: number): Region[] => {
  const { from, to } = region
  if (to - from <= longest) return [region]
  const around = (index: number) =>
    loudness.subarray(index - 2, index + 3).reduce((sum, level) => sum + level, 0)
  const earliest = from + Math.floor(longest / 2)
  let quietest = earliest
  for (let index = earliest; index < from + longest; index += 1) {
    if (around(index) < around(quietest)) quietest = index
  }
  return [{ from, to: quietest }, ...cutWhereQuiet({ from: quietest, to }, loudness, longest)]
}

const startOf = (piece: readonly Region[]): number => piece[0]?.from ?? 0
const endOf = (piece: readonly Region[]): number => piece.at(-1)?.to ?? 0
const spanOf = (piece: readonly Region[]): number => endOf(piece) - startOf(piece)

/** Joins across the shortest pauses first, while a piece stays short enough: cuts remain at the longest pauses. */
const joinAcrossShortPauses = (
  regions: Region[],
  { longest, pause: cutting, shortest: smallest }: { longest: number; pause: number; shortest: number },
): Region[][] => {
  const pieces = regions.map((region) => [region])
  for (;;) {
    const joints = pieces.slice(1).flatMap((right, index) => {
      const left = pieces[index] ?? []
      const pause = startOf(right) - endOf(left)
      const belong = pause < cutting || Math.min(spanOf(left), spanOf(right)) < smallest
      return belong && lengthOf([...left, ...right]) <= longest ? [{ index, pause }] : []
    })
    const shortest = joints.toSorted((a, b) => a.pause - b.pause)[0]
    if (!shortest) return pieces
    const joined = pieces.slice(shortest.index, shortest.index + 2).flat()
    pieces.splice(shortest.index, 2, joined)
  }
}

const lengthOf = (piece: Region[]): number =>
  withMargins(piece).reduce((sum, { from, to }) => sum + to - from, 0)

/** Regions with silence around them, as far as it does not reach into the next region. */
const withMargins = (regions: Region[]): Region[] =>
  regions.map(({ from, to }, index) => {
    const before = from - (regions[index - 1]?.to ?? Number.NEGATIVE_INFINITY)
    const after = (regions[index + 1]?.from ?? Number.POSITIVE_INFINITY) - to
    return {
      from: from - Math.min(marginFrames, Math.ceil(before / 2)),
      to: to + Math.min(marginFrames, Math.floor(after / 2)),
    }
  })

const join = (parts: Float32Array[]): Float32Array => {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
