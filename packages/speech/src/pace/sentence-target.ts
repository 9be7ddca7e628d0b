/** How far a sentence may be sped up or slowed down against the voice's own rhythm to keep its share of time. */
const largestCorrection = 0.15

/**
 * The seconds a sentence should take. Its share of time depends on its words, the voice's time on its sounds: a
 * sentence of long words would be rushed to keep its share, so it is adjusted only part of the way.
 */
export const sentenceTarget = (sentence: {
  /** Its share of time. */
  speechSeconds: number
  /** How long this voice takes for it at its natural speed. */
  naturalSeconds: number
  /** How long this voice takes for as many words of usual length. */
  usualSeconds: number
}): number => {
  const plain = (sentence.naturalSeconds * sentence.speechSeconds) / sentence.usualSeconds
  return Math.min(
    plain * (1 + largestCorrection),
    Math.max(plain * (1 - largestCorrection), sentence.speechSeconds),
  )
}
