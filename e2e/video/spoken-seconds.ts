/** −50 dB: below any speech we level to −14 LUFS, above what AAC leaves in silence. */
const audible = 0.003

/** Seconds from the first to the last audible sample between two times: how long a slide's narration takes. */
export const spokenSecondsBetween = (
  samples: Float32Array,
  rate: number,
  from: number,
  to: number,
): number => {
  const start = Math.round(from * rate)
  const end = Math.min(samples.length, Math.round(to * rate))
  let first = -1
  let last = -1
  for (let index = start; index < end; index++) {
    if (Math.abs(samples[index] ?? 0) < audible) continue
    if (first < 0) first = index
    last = index
  }
  return first < 0 ? 0 : (last - first + 1) / rate
}
