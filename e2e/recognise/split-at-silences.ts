/** In frames, the end not included. */
type Region = { from: number; to: number }

const frameSeconds = 0.02
const shortestPauseSeconds = 0.1
/** Out of a longer silence the recogniser would invent words. */
const longestSilenceSeconds = 1
/** Silence kept around a piece: the recogniser loses a word's first sound without it. */
const marginFrames = 6

/** Speech as pieces of at most so many seconds, cut in its longest pauses and without the long silences. */
export const splitAtSilences = (
  samples: Float32Array,
  sampleRate: number,
  longestSeconds: number,
): Float32Array[] => {
  const frame = Math.round(frameSeconds * sampleRate)
  const loudness = frameLoudness(samples, frame)
  const longest = Math.floor(longestSeconds / frameSeconds) - 2 * marginFrames
  const regions = speechRegions(loudness).flatMap((region) => cutWhereQuiet(region, loudness, longest))
  return splitAtLongestPause(regions, longest).map(({ from, to }) =>
    samples.slice(Math.max(0, from - marginFrames) * frame, (to + marginFrames) * frame),
  )
}

const frameLoudness = (samples: Float32Array, frame: number): Float64Array => {
  const loudness = new Float64Array(Math.ceil(samples.length / frame))
  for (let index = 0; index < loudness.length; index += 1) {
    const part = samples.subarray(index * frame, (index + 1) * frame)
    loudness[index] = Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  }
  return loudness
}

const speechRegions = (loudness: Float64Array): Region[] => {
  const speechLevel = loudness.toSorted()[Math.floor(loudness.length * 0.95)] ?? 0
  const threshold = Math.max(speechLevel * 0.015, 1e-4)
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

const splitAtLongestPause = (regions: Region[], longest: number): Region[] => {
  const first = regions[0]
  const last = regions.at(-1)
  if (!first || !last) return []
  const pauses = regions.slice(1).map((region, index) => region.from - (regions[index]?.to ?? 0))
  const longestPause = Math.max(-1, ...pauses)
  const whole = last.to - first.from <= longest && longestPause * frameSeconds <= longestSilenceSeconds
  if (whole || regions.length === 1) return [{ from: first.from, to: last.to }]
  const cut = pauses.indexOf(longestPause) + 1
  return [
    ...splitAtLongestPause(regions.slice(0, cut), longest),
    ...splitAtLongestPause(regions.slice(cut), longest),
  ]
}
