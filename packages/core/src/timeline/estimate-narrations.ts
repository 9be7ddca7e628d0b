import { measureScript } from '../script/measure-script.ts'
import { scriptSeconds } from '../script/words.ts'
import { sampleRate } from './timing.ts'

export type SpokenSlide = {
  script: string
  /** Length of its spoken narration; null when none was spoken for the current script. */
  measuredSamples: number | null
}

/**
 * Samples of each slide's narration: measured where it was spoken, else estimated from words and pauses. All null
 * while no slide has words.
 */
export const estimateNarrations = (
  slides: readonly SpokenSlide[],
  wordsPerMinute: number,
): (number | null)[] => {
  const narrations = slides.map(
    ({ script, measuredSamples }) =>
      measuredSamples ?? Math.round(scriptSeconds(measureScript(script), wordsPerMinute) * sampleRate),
  )
  return narrations.some((samples) => samples > 0) ? narrations : slides.map(() => null)
}
