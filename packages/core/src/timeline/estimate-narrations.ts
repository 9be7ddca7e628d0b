import { measureScript } from '../script/measure-script.ts'
import { scriptSeconds } from '../script/words.ts'
import { sampleRate } from './timing.ts'

export type SpokenSlide = {
  script: string
  /** Its narration as it was spoken, when that is still what it says. */
  measuredSamples: number | null
}

/** Samples each slide speaks: measured where it was spoken, else by its words and pauses. Null while no slide has words. */
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
