import { type SlideLength, slideLength } from './slide-length.ts'
import { unknownTotalSeconds } from './timing.ts'

export type TimingEntry = SlideLength & { slideNumber: number; startFrame: number; endFrame: number }

export type TimedSlide = {
  /** Null while no slide of the project has words. */
  narrationSamples: number | null
  manualSeconds: number | null
}

const shortestDefaultSeconds = 2

/** A slide's share of the default total while nothing is known. */
export const defaultSlideSeconds = (slides: number): number =>
  Math.max(shortestDefaultSeconds, unknownTotalSeconds / slides)

/** When each slide is on screen: slides follow without gaps, and the first begins at 0. */
export const timingEntries = (slides: readonly TimedSlide[]): TimingEntry[] => {
  let startFrame = 0
  return slides.map(({ narrationSamples, manualSeconds }, index) => {
    const length =
      narrationSamples === null
        ? slideLength({
            narrationSamples: 0,
            manualSeconds: manualSeconds ?? defaultSlideSeconds(slides.length),
          })
        : slideLength({ narrationSamples, manualSeconds })
    const entry = { ...length, slideNumber: index + 1, startFrame, endFrame: startFrame + length.frames }
    startFrame = entry.endFrame
    return entry
  })
}
