import { spokenSeconds } from '@voxdeck/core/script/words'

export type Pace = {
  /** How long the sentence itself should take, the pauses inside it included. */
  speechSeconds: number
  /** The silence after it when another sentence follows on the slide. */
  gapSeconds: number
}

const gapSecondsAt150 = 0.3
const largestGapShare = 0.12
// A slide has about three sentences and so two gaps: each sentence is charged two thirds of a gap. Charging each a
// whole gap would make a slide of one sentence a tenth too fast.
const gapsPerSentence = 2 / 3

/** Splits a sentence's time at a pace into its speech and the gap after it. */
export const splitSpeechAndGap = ({
  words,
  wordsPerMinute,
}: {
  words: number
  wordsPerMinute: number
}): Pace => {
  const share = spokenSeconds(words, wordsPerMinute)
  const slowdownFactor = 150 / wordsPerMinute
  // Slow speech gets longer pauses instead of drawling: below 150 gaps grow faster than words slow down.
  const gap = gapSecondsAt150 * slowdownFactor * Math.max(1, slowdownFactor)
  const gapSeconds = Math.min(gap, share * largestGapShare)
  return { speechSeconds: share - gapSeconds * gapsPerSentence, gapSeconds }
}
