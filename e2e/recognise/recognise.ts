import { loadRecogniser } from '@voxdeck/speech/recogniser/load-recogniser'

export type Recogniser = { recognise(samples16k: Float32Array): string }

/** Of long pieces, in which more of the words are understood than in short ones. */
const wordsMatterMost = { pauseSeconds: Number.POSITIVE_INFINITY, shortestSeconds: 0 }

export const createRecogniser = ({ modelDir }: { modelDir: string }): Recogniser => {
  const hear = loadRecogniser(modelDir)
  return {
    recognise: (samples16k) =>
      hear(samples16k, wordsMatterMost)
        .map(({ text }) => text)
        .join(' '),
  }
}
