import { loadRecogniser } from '@voxdeck/speech/recogniser/load-recogniser'

export type Recogniser = { recognise(samples16k: Float32Array): string }

/** Never splits at pauses: the recogniser understands more words in long pieces of sound than in short ones. */
const withoutPauseSplits = { pauseSeconds: Number.POSITIVE_INFINITY, shortestSeconds: 0 }

export const createRecogniser = ({ modelDir }: { modelDir: string }): Recogniser => {
  const hear = loadRecogniser(modelDir)
  return {
    recognise: (samples16k) =>
      hear(samples16k, withoutPauseSplits)
        .map(({ text }) => text)
        .join(' '),
  }
}
