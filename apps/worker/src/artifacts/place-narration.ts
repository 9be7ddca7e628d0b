import { leadSamples, sampleRate } from '@voxdeck/core/timeline/timing'
import type { PlacedSentence } from './laid-out-plan.ts'
import type { SentenceFacts } from './sentence.ts'
import { stretchedKey } from './stretched.ts'

/** A pause that a person asked for stands before it, in place of the gap after the one before. */
export type MadeSentence = SentenceFacts & { key: string; pauseMs?: number }

/** A slide's narration, as it was spoken and as it is heard. */
export type Fit = { spoken: number; fitted: number; toolchain: string }

const samplesOf = (milliseconds: number): number => Math.round((milliseconds * sampleRate) / 1000)

/** Where each begins, from the first on, and where the last ends. */
const inOrder = (sentences: readonly MadeSentence[]) => {
  let [end, gap] = [0, 0]
  const placed = sentences.map(({ key, samples, gapSamples, pauseMs }) => {
    const startSample = end + (pauseMs ? samplesOf(pauseMs) : gap)
    end = startSample + samples
    gap = gapSamples
    return { startSample, samples, key }
  })
  return { placed, end }
}

/** From a slide's first sentence, or the pause before it, to the last, and the silence that was asked for then. */
export const narrationSamples = (sentences: readonly MadeSentence[], pauseMs = 0): number =>
  sentences.length === 0 ? 0 : inOrder(sentences).end + samplesOf(pauseMs)

/** Words and the pauses between them alike. */
const fitOne = (
  { startSample, samples, key }: PlacedSentence,
  { spoken, fitted, toolchain }: Fit,
): PlacedSentence => {
  const at = (sample: number) => Math.round((sample * fitted) / spoken)
  const from = { key, samples }
  const length = at(startSample + samples) - at(startSample)
  return {
    startSample: at(startSample),
    samples: length,
    key: stretchedKey(toolchain, from, length),
    from,
  }
}

/** Where a slide's sentences begin, after the quarter second of quiet that opens every slide. */
export const placeSentences = (
  sentences: readonly MadeSentence[],
  slideStartSample: number,
  fit?: Fit,
): PlacedSentence[] => {
  const { placed } = inOrder(sentences)
  const fitted = fit && fit.fitted !== fit.spoken ? placed.map((one) => fitOne(one, fit)) : placed
  return fitted.map(({ startSample, ...of }) => ({
    startSample: slideStartSample + leadSamples + startSample,
    ...of,
  }))
}
