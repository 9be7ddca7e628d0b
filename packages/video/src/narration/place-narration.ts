import { leadSamples, sampleRate } from '@voxdeck/core/timeline/timing'
import type { PlacedSentence } from '../layout/laid-out-plan.ts'
import type { SentenceFacts } from './sentence.ts'
import { stretchedKey } from './stretched-key.ts'

/** `pauseMs`: a pause from the script before this sentence, which replaces the previous sentence's gap. */
export type MadeSentence = SentenceFacts & { key: string; pauseMs?: number }

/** Samples of a slide's narration before and after fitting, and the version of the tools that stretch it. */
export type Fit = { spoken: number; fitted: number; tools: string }

const samplesOfMs = (milliseconds: number): number => Math.round((milliseconds * sampleRate) / 1000)

/** The start of each sentence, counted from the narration's start, and the end of the last one, in samples. */
const laidInOrder = (sentences: readonly MadeSentence[]) => {
  let [end, gap] = [0, 0]
  const placed = sentences.map(({ key, samples, gapSamples, pauseMs }) => {
    const startSample = end + (pauseMs ? samplesOfMs(pauseMs) : gap)
    end = startSample + samples
    gap = gapSamples
    return { startSample, samples, key }
  })
  return { placed, end }
}

/** The length of a slide's narration, with the pause before the first sentence and `pauseMs` after the last. */
export const narrationSamples = (sentences: readonly MadeSentence[], pauseMs = 0): number =>
  sentences.length === 0 ? 0 : laidInOrder(sentences).end + samplesOfMs(pauseMs)

/** Scales starts and lengths alike, so pauses are stretched with the words. */
const scaleSentence = (
  { startSample, samples, key }: PlacedSentence,
  { spoken, fitted, tools }: Fit,
): PlacedSentence => {
  const at = (sample: number) => Math.round((sample * fitted) / spoken)
  const from = { key, samples }
  const length = at(startSample + samples) - at(startSample)
  return {
    startSample: at(startSample),
    samples: length,
    key: stretchedKey(tools, from, length),
    from,
  }
}

/** Positions of a slide's sentences, after the quarter second of silence that opens every slide. */
export const placeSentences = (
  sentences: readonly MadeSentence[],
  slideStartSample: number,
  fit?: Fit,
): PlacedSentence[] => {
  const { placed } = laidInOrder(sentences)
  const fitted = fit && fit.fitted !== fit.spoken ? placed.map((one) => scaleSentence(one, fit)) : placed
  return fitted.map(({ startSample, ...of }) => ({
    startSample: slideStartSample + leadSamples + startSample,
    ...of,
  }))
}
