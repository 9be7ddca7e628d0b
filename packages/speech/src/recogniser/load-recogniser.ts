import { join } from 'node:path'
import type { RecognisedPiece } from '@voxdeck/core/captions/align-recognised'
import sherpa from 'sherpa-onnx-node'
import { recogniserFiles, recogniserRate } from './recogniser-model.ts'
import { type PieceLimits, splitAtSilences } from './split-at-silences.ts'

// With longer audio sherpa-onnx 1.13.8 passes the decoder an invalid mask and recognises nothing
// (k2-fsa/sherpa-onnx#3975).
const longestSeconds = 9

export type Hear = (samples: Float32Array, limits: Omit<PieceLimits, 'longestSeconds'>) => RecognisedPiece[]

/** Moonshine's English recogniser, in this process: it blocks the event loop while it runs. */
export const loadRecogniser = (modelDir: string): Hear => {
  const recognizer = new sherpa.OfflineRecognizer({
    featConfig: { sampleRate: recogniserRate, featureDim: 80 },
    modelConfig: {
      moonshine: {
        encoder: join(modelDir, recogniserFiles.encoder),
        mergedDecoder: join(modelDir, recogniserFiles.decoder),
      },
      tokens: join(modelDir, recogniserFiles.tokens),
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
  })
  const understand = (samples: Float32Array): string => {
    const stream = recognizer.createStream()
    stream.acceptWaveform({ sampleRate: recogniserRate, samples })
    recognizer.decode(stream)
    return recognizer.getResult(stream).text.trim()
  }
  return (samples, limits) =>
    splitAtSilences(samples, recogniserRate, { longestSeconds, ...limits }).map((piece) => ({
      start: piece.start,
      end: piece.end,
      text: understand(piece.samples),
    }))
}
