import { sampleRate } from '@voxdeck/core/timeline/timing'

/** A range of samples; `end` is exclusive. */
export type Span = { start: number; end: number }

/** Seconds. The music is lowered before the first word and raised after the last. */
export const ducking = { down: 0.3, up: 0.8, shortestRise: 0.5, fadeIn: 0.5, fadeOut: 2 }

const samplesOf = (seconds: number) => Math.round(seconds * sampleRate)

/** Joins spans whose pause is too short for the music to rise before it has to fall again. */
export const joinedSpans = (spans: readonly Span[]): Span[] => {
  const least = samplesOf(ducking.down + ducking.up + ducking.shortestRise)
  const joined: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start - last.end < least) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** From 0 to 1: how far the music is lowered at a sample. Samples must be requested in rising order. */
export const createDucking = (spans: readonly Span[]) => {
  const joined = joinedSpans(spans)
  const [down, up] = [samplesOf(ducking.down), samplesOf(ducking.up)]
  let index = 0
  return (sample: number): number => {
    while (index < joined.length && sample >= (joined[index]?.end ?? 0) + up) index++
    const span = joined[index]
    if (!span) return 0
    if (sample < span.start) return Math.max(0, 1 - (span.start - sample) / down)
    return sample < span.end ? 1 : 1 - (sample - span.end) / up
  }
}

/** From 0 to 1: the fade-in at the video's start and the fade-out at its end. */
export const edgeGain = (sample: number, totalSamples: number): number =>
  Math.max(
    0,
    Math.min(
      1,
      sample / samplesOf(ducking.fadeIn),
      (totalSamples - sample) / Math.min(samplesOf(ducking.fadeOut), totalSamples / 4),
    ),
  )
