import { leadSamples } from '@voxdeck/core/timeline/timing'
import type { PlacedSentence } from './laid-out-plan.ts'
import type { SentenceFacts } from './sentence.ts'

export type MadeSentence = SentenceFacts & { key: string }

/** Sentences one after another, each followed by its gap except the last. */
export const narrationSamples = (sentences: readonly MadeSentence[]): number =>
  sentences.reduce(
    (sum, { samples, gapSamples }, index) => sum + samples + (index < sentences.length - 1 ? gapSamples : 0),
    0,
  )

/** Where a slide's sentences begin, after the quarter second of quiet that opens every slide. */
export const placeSentences = (
  sentences: readonly MadeSentence[],
  slideStartSample: number,
): PlacedSentence[] => {
  let next = slideStartSample + leadSamples
  return sentences.map(({ key, samples, gapSamples }) => {
    const startSample = next
    next += samples + gapSamples
    return { startSample, samples, key }
  })
}
