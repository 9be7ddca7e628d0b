import { estimateNarrations, type SpokenSlide } from './estimate-narrations.ts'
import { secondsOfFrames } from './slide-length.ts'
import { unknownSlideSeconds } from './timing.ts'
import { timingEntries } from './timing-entries.ts'

export type EstimatedSpan = { startTime: number; endTime: number }

/** When each slide will be on screen, as far as it is known: every slide is 0 to 10 s while nothing is. */
export const estimateTimes = (
  slides: readonly (SpokenSlide & { manualSeconds: number | null })[],
  wordsPerMinute: number,
): EstimatedSpan[] => {
  const narrations = estimateNarrations(slides, wordsPerMinute)
  const timed = slides.map(({ manualSeconds }, index) => ({
    narrationSamples: narrations[index] ?? null,
    manualSeconds,
  }))
  if (timed.every((slide) => slide.narrationSamples === null && slide.manualSeconds === null))
    return slides.map(() => ({ startTime: 0, endTime: unknownSlideSeconds }))
  return timingEntries(timed).map(({ startFrame, endFrame }) => ({
    startTime: secondsOfFrames(startFrame),
    endTime: secondsOfFrames(endFrame),
  }))
}
